/** Hues of avatars, as angles of OKLCH. */
export const avatarHues = Array.from({ length: 12 }, (_, step) => step * 30)

/** Colours of one hue's avatars on light and dark ground; `avatarColors.test.ts` computes their contrast. */
export function avatarColors(hue: number) {
  return {
    light: { background: `oklch(91% 0.05 ${hue})`, text: `oklch(36% 0.09 ${hue})` },
    dark: { background: `oklch(38% 0.06 ${hue})`, text: `oklch(93% 0.04 ${hue})` },
  }
}

/** Maps a seed to a hue: always the same one, and different ones for neighbours in the alphabet. */
export function hueStepOf(seed: string): number {
  let hash = 2166136261
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return (hash >>> 0) % avatarHues.length
}
