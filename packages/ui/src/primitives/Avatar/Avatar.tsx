import { User } from 'lucide-react'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { theme } from '../../tokens/theme'
import { avatarColors, avatarHues, hueStepOf } from './avatarColors'
import { initialsOf } from './initialsOf'

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
