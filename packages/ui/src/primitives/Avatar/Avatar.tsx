import { User } from 'lucide-react'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { theme } from '../../tokens/theme'

export interface AvatarProps {
  /** Name of the person or business. Its initials replace a missing, loading or broken picture. */
  name: string
  src?: string
  /** Source of the colour where names can change: an id. Default: the name. */
  seed?: string
  /** Edge length in px. Default: 32. */
  size?: 24 | 32 | 40 | 64
  /** Accessible name, where the name isn't shown beside the picture; otherwise the avatar is decorative. */
  label?: string
  /** People are round, businesses and products are square. Default: round. */
  isSquare?: boolean
}

/** Picture of a person or a business, or its initials on a colour of its own. */
export function Avatar({ name, src, seed = name, size = 32, label, isSquare }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <Root
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-hue={hueStepOf(seed)}
      data-size={size}
      data-square={isSquare || undefined}
    >
      {initialsOf(name) || <User aria-hidden />}
      {src && src !== brokenSrc ? (
        <Picture
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : null}
    </Root>
  )
}

/** Hues of avatars, as angles of OKLCH. */
export const avatarHues = Array.from({ length: 12 }, (_, step) => step * 30)

/** Colours of one hue's avatars on light and dark ground; `Avatar.test.ts` computes their contrast. */
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

const hues = avatarHues.map((hue, step) => {
  const { light, dark } = avatarColors(hue)
  return css`
    &[data-hue='${step}'] {
      background: light-dark(${light.background}, ${dark.background});
      color: light-dark(${light.text}, ${dark.text});
    }
  `
})

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: clip;
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0;
  text-transform: uppercase;
  user-select: none;
  ${hues}

  &[data-size='24'] {
    inline-size: 24px;
    block-size: 24px;
    font-size: 10px;
  }
  &[data-size='32'] {
    inline-size: 32px;
    block-size: 32px;
    font-size: 12px;
  }
  &[data-size='40'] {
    inline-size: 40px;
    block-size: 40px;
    font-size: 14px;
  }
  &[data-size='64'] {
    inline-size: 64px;
    block-size: 64px;
    font-size: 22px;
  }
  &[data-square] {
    border-radius: ${theme.radius.control};
  }

  svg {
    inline-size: 60%;
    block-size: 60%;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  background: ${theme.color.surface};
  object-fit: cover;
`

/** The article of Arabic names, where a name follows it. */
const article = /^[اٱ]ل(?=\p{L}{2})/u

/**
 * First letters of the first and the last word of a name, in its own case; empty when it has no letters. The Arabic
 * article does not count: يوسف الحضرمي is ي ح. A zero-width non-joiner keeps Arabic letters from joining into an
 * unintended word.
 */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .flatMap((word) => word.replace(article, '').match(/[\p{L}\p{N}]/u) ?? [])
  const [first = '', ...others] = letters
  return others.length > 0 ? `${first}\u200C${others.at(-1)}` : first
}
