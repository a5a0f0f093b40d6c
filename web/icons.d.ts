import type { Plugin } from "vite";

export function lists(): string[];
export function sprite(): { svg: string; names: string[] };
export function iconSprite(): Plugin;
