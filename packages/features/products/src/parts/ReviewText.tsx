import { theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewDetail } from '@console/domain/review'
import styled from 'styled-components'

/** Text of a review, with the words that raised a signal highlighted. */
export function ReviewText({ body, marks }: Pick<ReviewDetail, 'body' | 'marks'>) {
  const { t } = useTranslation('products')
  const ordered = marks.toSorted((one, other) => one.start - other.start)
  const ends = [0, ...ordered.map(({ end }) => end)]
  return (
    <Body dir="auto">
      {ordered.map(({ signal, start, end }, place) => (
        <span key={start}>
          {body.slice(ends[place], start)}
          <mark title={t(`signal.${signal}`)}>
            <VisuallyHidden>{t(`signal.${signal}`)}: </VisuallyHidden>
            {body.slice(start, end)}
          </mark>
        </span>
      ))}
      {body.slice(ends.at(-1))}
    </Body>
  )
}

const Body = styled.p`
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;

  mark {
    border-radius: ${theme.radius.control};
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
`
