import { Button, Text, theme } from '@console/ui'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface SensitiveMediaProps {
  reason: string
  children: ReactNode
}

/** Sensitive pictures: blurred and not focusable until the user reveals them. */
export function SensitiveMedia({ reason, children }: SensitiveMediaProps) {
  const { t } = useTranslation('record')
  const [isLifted, setIsLifted] = useState(false)
  if (isLifted) return children
  return (
    <Root>
      <Hidden inert>{children}</Hidden>
      <Cover>
        <EyeOff aria-hidden />
        <Text as="p" weight="medium">
          {reason}
        </Text>
        <Button onPress={() => setIsLifted(true)}>
          <Eye aria-hidden />
          {t('record.gallery.unveil')}
        </Button>
      </Cover>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};

  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`

const Hidden = styled.div`
  filter: blur(28px) saturate(0.4);

  /* No blur with forced colours. */
  @media (forced-colors: active) {
    visibility: hidden;
  }
`

const Cover = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  place-content: center;
  place-items: center;
  padding: ${theme.space[4]};
  background: color-mix(in oklab, ${theme.color.surface} 70%, transparent);
  text-align: center;
`
