import styled from 'styled-components'
import { Heading } from '../primitives/Heading/Heading'
import { Stack } from '../primitives/Stack/Stack'
import { Text, type TextProps } from '../primitives/Text/Text'
import { theme } from '../tokens/theme'

const sizes = ['display', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const
const weights = ['regular', 'medium', 'semibold'] as const
const amounts = ['1,204.50', '98.75', '111,111.11', '0.40']

const uses: Record<(typeof sizes)[number], string> = {
  display: 'one number on a dashboard',
  xxl: 'a screen’s heading',
  xl: 'a part of a screen',
  lg: 'a card, a dialog',
  md: 'everything else',
  sm: 'tables, help, descriptions',
  xs: 'counts, statuses, labels',
}

/** The type scale in the three languages of the product, the weights, and figures that align. */
export function TypeSheet() {
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <Heading level={1}>Type</Heading>
        <Text tone="muted">
          IBM Plex Sans with IBM Plex Sans Arabic, 14 px in running text and 13 px in tables.
        </Text>
        {sizes.map((size) => (
          <Row key={size}>
            <Stack gap={0}>
              <Text weight="medium">
                {size} · {pixels(size)} px
              </Text>
              <Text size="sm" tone="muted">
                {uses[size]}
              </Text>
            </Stack>
            <Stack gap={1}>
              <Text size={size}>Nine businesses wait</Text>
              <Text size={size} lang="tr">
                Dokuz işletme bekliyor
              </Text>
              <Text size={size} lang="ar" dir="rtl">
                تسعة أنشطة بالانتظار
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>

      <Stack gap={5}>
        <Heading level={2}>Weights</Heading>
        {weights.map((weight) => (
          <Row key={weight}>
            <Text weight={weight}>{weight}</Text>
            <Text size="lg" weight={weight}>
              Approve Ada Market · Ada Pazarını onayla · <span lang="ar">الموافقة على سوق آدا</span>
            </Text>
          </Row>
        ))}
      </Stack>

      <Stack gap={5}>
        <Heading level={2}>Figures</Heading>
        <Row>
          <Text>Tabular, where numbers stand under each other</Text>
          <Stack gap={1} align="end">
            {amounts.map((amount) => (
              <Text key={amount} size="sm" isTabular>
                {amount} <Text tone="muted">TRY</Text>
              </Text>
            ))}
          </Stack>
        </Row>
        <Row>
          <Text>Fixed width, for what is copied: ids, keys</Text>
          <Mono dir="ltr">01JZ7Q4M8V3K</Mono>
        </Row>
      </Stack>
    </Stack>
  )
}

function pixels(size: NonNullable<TextProps['size']>): number {
  return Number.parseFloat(theme.raw.text[size]) * 16
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${theme.space[6]};
  align-items: baseline;
  padding-block-end: ${theme.space[5]};
  border-block-end: 1px solid ${theme.color.hairline};
`

const Mono = styled.code`
  font: 400 ${theme.text.sm}/1.5 ${theme.font.mono};
`
