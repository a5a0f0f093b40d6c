// The six lands that the track runs through, as pictures that fill whatever they are laid behind.
const files = import.meta.glob<string>("./lands/*.svg", { query: "?url", import: "default", eager: true });

export const LANDS = ["whale-road", "heorot", "moor", "homeward", "geatland", "dragon"] as const;
export type Land = (typeof LANDS)[number];

/** Return a land's picture as a background. */
export const landed = (land: Land): string => `url("${files[`./lands/${land}.svg`]}") 50% 100% / 100% 100%`;
