import { Text, theme, VisuallyHidden } from '@console/ui'
import styled from 'styled-components'

/** The caption of a group, 40 px high where text has its normal size. In the folded navigation it becomes a short line of the same height, so that nothing moves. */
export function Caption({
  id,
  title,
  isFolded,
}: {
  id: string
  title: string
  isFolded?: boolean
}) {
  return (
    <Root data-folded={isFolded || undefined}>
      {isFolded ? (
        <VisuallyHidden id={id}>{title}</VisuallyHidden>
      ) : (
        <Text id={id} isTruncated>
          {title}
        </Text>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: end;
  block-size: calc(1.25rem + 20px);
  padding: ${theme.space[2]} 16px;
  padding-inline-start: 22px;
  color: ${theme.color.textMuted};
  font: 600 ${theme.text.xs}/1.25rem ${theme.font.family};

  &[data-folded] {
    align-items: center;
    justify-content: center;
    padding-inline: 0;
  }
  &[data-folded]::before {
    content: '';
    inline-size: 20px;
    border-block-start: 1px solid ${theme.color.border};
  }
`
