import { isolate } from '@console/core/i18n'
import { Button, theme } from '@console/ui'
import { Flag, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Mail } from '../contract'
import type { MailWrites } from '../useMailWrites'

/** Toggles for a mail's star and importance. */
export function MarkButtons({ mail, writes }: { mail: Mail; writes: MailWrites }) {
  const { t } = useTranslation('mail')
  const subject = isolate(mail.subject || t('subject.none'))
  return (
    <Root>
      <Button
        variant="quiet"
        data-square
        aria-pressed={mail.starred}
        aria-label={t('mark.star', { subject })}
        onPress={() => writes.press([mail], { starred: !mail.starred })}
      >
        <Star aria-hidden />
      </Button>
      <Button
        variant="quiet"
        data-square
        aria-pressed={mail.important}
        aria-label={t('mark.important', { subject })}
        onPress={() => writes.press([mail], { important: !mail.important })}
      >
        <Flag aria-hidden />
      </Button>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  max-inline-size: 36px;

  [data-detail] & {
    max-inline-size: none;
  }
  button[aria-pressed='true'] {
    background: transparent;
  }
  button[aria-pressed='true'] svg {
    fill: currentColor;
  }
  button[aria-pressed='false'] {
    color: ${theme.color.textMuted};
  }
`
