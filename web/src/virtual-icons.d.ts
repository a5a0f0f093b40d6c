/** The icon sprite, made by ../icons.js. */
declare module "virtual:icons" {
  /** The sprite's address: `<use href="{icons}#thor-hammer" />`. */
  const icons: string;
  export default icons;
  /** The icons in it. */
  export const names: string[];
}
