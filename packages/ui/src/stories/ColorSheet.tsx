import Color from 'colorjs.io'
import styled from 'styled-components'
import { Card } from '../primitives/Card/Card'
import { Heading } from '../primitives/Heading/Heading'
import { Stack } from '../primitives/Stack/Stack'
import { Text } from '../primitives/Text/Text'
import { type SchemeColors, type SchemeName, schemes } from '../tokens/schemes'
import { theme } from '../tokens/theme'

type ColorName = keyof SchemeColors

interface ColorSheetProps {
  scheme: SchemeName
}

const grounds: ColorName[] = ['background', 'surface', 'surfaceHover', 'accentSoft']
const words: ColorName[] = ['text', 'textMuted', 'accent', 'accentHover', 'danger']
const edges: ColorName[] = ['border', 'focus', 'hairline']
const statuses = ['waiting', 'info', 'success', 'warning', 'danger'] as const
const fills: [front: ColorName, back: ColorName][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'dangerSolid'],
  ['onInverse', 'inverse'],
]

/** Every colour of one scheme in use, with its contrast there. */
export function ColorSheet({ scheme }: ColorSheetProps) {
  const colors = schemes[scheme].color
  const ratio = (front: ColorName, back: ColorName) => contrast(colors[front], colors[back])
  return (
    <Ground data-scheme={scheme}>
      <Stack gap={8}>
        <Heading level={1}>{scheme}</Heading>

        <Stack gap={3}>
          <Heading level={2} size="lg">
            Words on grounds
          </Heading>
          <Text tone="muted">Text needs 4.5 : 1 wherever it can stand.</Text>
          <Matrix>
            <thead>
              <tr>
                <td />
                {grounds.map((ground) => (
                  <th key={ground} scope="col">
                    {ground}
                    <Value>{colors[ground]}</Value>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.map((word) => (
                <tr key={word}>
                  <th scope="row">
                    {word}
                    <Value>{colors[word]}</Value>
                  </th>
                  {grounds.map((ground) => (
                    <Sample key={ground} style={pair(word, ground)}>
                      <Figure>Aa</Figure> {ratio(word, ground)}
                    </Sample>
                  ))}
                </tr>
              ))}
              {edges.map((edge) => (
                <tr key={edge}>
                  <th scope="row">
                    {edge}
                    <Value>{colors[edge]}</Value>
                  </th>
                  {grounds.map((ground) => (
                    <Sample key={ground} style={pair('text', ground)}>
                      <Edge style={{ borderColor: theme.color[edge] }}>{ratio(edge, ground)}</Edge>
                    </Sample>
                  ))}
                </tr>
              ))}
            </tbody>
          </Matrix>
          <Text size="sm" tone="muted">
            Edges of controls and the focus ring need 3 : 1. The hairline only gives structure and
            needs none.
          </Text>
        </Stack>

        <Stack gap={3}>
          <Heading level={2} size="lg">
            Statuses
          </Heading>
          <Text tone="muted">
            Always with an icon and a word. Marigold has one meaning: waiting for you.
          </Text>
          <Swatches>
            {statuses.map((status) => (
              <Swatch key={status} style={pair(status, `${status}Soft`)}>
                <Figure>{status}</Figure>
                <span>on {status}Soft</span>
                <span>{ratio(status, `${status}Soft`)}</span>
              </Swatch>
            ))}
          </Swatches>
        </Stack>

        <Stack gap={3}>
          <Heading level={2} size="lg">
            Fills
          </Heading>
          <Swatches>
            {fills.map(([front, back]) => (
              <Swatch key={back} style={pair(front, back)}>
                <Figure>{back}</Figure>
                <span>under {front}</span>
                <span>{ratio(front, back)}</span>
              </Swatch>
            ))}
          </Swatches>
        </Stack>

        <Card heading="A card lies on the ground" headingLevel={2}>
          <Text tone="muted">
            Its edge is a hairline, its shadow none: only what floats has one.
          </Text>
        </Card>
      </Stack>
    </Ground>
  )
}

function contrast(front: string, back: string): string {
  return `${new Color(front).contrastWCAG21(new Color(back)).toFixed(1)} : 1`
}

function pair(front: ColorName, back: ColorName) {
  return { color: theme.color[front], background: theme.color[back] }
}

/* Names and values of tokens are code: they run left to right in every language. */
const Ground = styled.div`
  direction: ltr;
  padding: ${theme.space[8]};
  background: ${theme.color.background};
`

const Matrix = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: ${theme.space[1]};
  font-size: ${theme.text.sm};
  text-align: start;

  th {
    padding: ${theme.space[1]} ${theme.space[2]};
    font-weight: 500;
    text-align: start;
  }
`

const Value = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font: 400 11px/1.4 ${theme.font.mono};
`

const Sample = styled.td`
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  font-variant-numeric: tabular-nums;
`

const Figure = styled.span`
  margin-inline-end: ${theme.space[2]};
  font-size: ${theme.text.lg};
  font-weight: 600;
`

const Edge = styled.span`
  display: inline-block;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 2px solid;
  border-radius: ${theme.radius.control};
`

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${theme.space[2]};
`

const Swatch = styled.div`
  display: grid;
  gap: 2px;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  font-size: ${theme.text.sm};
`
