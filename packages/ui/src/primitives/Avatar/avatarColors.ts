/** The hues an avatar may take, as angles of OKLCH. */
export const avatarHues = Array.from({ length: 12 }, (_, step) => step * 30)

/** The colours of one hue's avatars on light and dark ground; `avatarColors.test.ts` computes their contrast. */
export function avatarColors(hue: number) {
  return {
    light: { background: `oklch(91% 0.05 ${hue})`, text: `oklch(36% 0.09 ${hue})` },
    dark: { background: `oklch(38% 0.06 ${hue})`, text: `oklch(93% 0.04 ${hue})` },
  }
}

/** Which of the hues a seed takes: always the same one, and neighbours in the alphabet take different ones. */
export function hueStepOf(seed: string): number {
  let hash = 2166136261
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return (hash >>> 0) % avatarHues.length
}
