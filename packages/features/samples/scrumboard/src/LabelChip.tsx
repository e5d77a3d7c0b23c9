import { theme } from '@console/ui'
import styled from 'styled-components'
import type { Label } from './contract'
import { labelPaint } from './paints'

/** A label of a card, with its name and colour. */
export function LabelChip({ label }: { label: Label }) {
  return (
    <Root data-class={label.class}>
      <bdi>{label.name}</bdi>
    </Root>
  )
}

const Root = styled.span`
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  font: 500 ${theme.text.xs}/1.4 ${theme.font.family};
  ${labelPaint}
`
