import type { Text as Texts } from '@console/core/contracts'
import type { PromoCard } from '@console/domain/promo-card'
import type { PreviewProps } from '@console/structure'
import { Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const screens = ['phone', 'desktop'] as const

/** Preview of a card on a phone and on a desktop, in the language and direction of the preview. */
export function PromoPreview({ nodes, nodeId, language }: PreviewProps<PromoCard>) {
  const { t } = useTranslation('promo-cards')
  const card = nodes.find((each) => each.nodeId === nodeId)
  if (!card) return null
  const { image, title, body, cta } = card
  const textIn = (texts: Texts) => texts[language] || texts.en
  return (
    <Screens>
      {screens.map((screen) => (
        <figure key={screen}>
          <Text as="p" size="sm" tone="muted">
            {t(`preview.${screen}`)}
          </Text>
          <Card data-screen={screen}>
            {image === '' ? <Place>{t('image.none')}</Place> : <img src={image} alt="" />}
            <div>
              <strong>{textIn(title)}</strong>
              <p>{textIn(body)}</p>
              <Button>{textIn(cta.label)}</Button>
            </div>
          </Card>
        </figure>
      ))}
    </Screens>
  )
}

const Screens = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  figure {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
  }
`

const Card = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  > div:last-child {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]};
  }
  &[data-screen='phone'] {
    max-inline-size: 240px;
  }
  /* There the picture is beside the text. */
  &[data-screen='desktop'] {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    font-size: ${theme.text.sm};
  }
`

const Place = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${theme.color.surfaceHover};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`

const Button = styled.span`
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.text.sm};
`
