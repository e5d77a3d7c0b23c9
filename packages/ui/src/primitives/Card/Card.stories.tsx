import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Button } from '../Button/Button'
import { Grid } from '../Grid/Grid'
import { Stack } from '../Stack/Stack'
import { Tabs } from '../Tabs/Tabs'
import { Text } from '../Text/Text'
import { Card } from './Card'

const meta = preview.meta({
  component: Card,
  args: {
    heading: 'Ada Market',
    children: (
      <Text as="p">
        Sells fruit and vegetables in Kadıköy since 1998. Asked to join on 4 March.
      </Text>
    ),
  },
  parameters: {
    about: {
      use: 'One subject on a page: a summary, a group of settings, a tile of a dashboard.',
      instead: '`Stack` for a group without a surface. `Dialog` or `Drawer` for a separate task.',
      anatomy: [
        'Heading.',
        'Optional actions at the end of its line.',
        'Content.',
        'Optional footer under a hairline.',
      ],
      do: [
        {
          text: 'Give each card one subject that its heading names.',
          example: () => (
            <Card heading="Delivery">
              <Text>Nakuru, 3 December</Text>
            </Card>
          ),
        },
        'Set `isFlush` for a table or list.',
      ],
      dont: [
        {
          text: 'Do not nest cards: separate parts by a hairline.',
          example: () => (
            <Card heading="Delivery">
              <Card heading="Place" headingLevel={3}>
                <Text>Nakuru</Text>
              </Card>
            </Card>
          ),
        },
        'Do not put every field into a card of its own.',
      ],
    },
  },
})

export const WithHeading = meta.story()

export const WithoutHeading = meta.story({ args: { heading: undefined } })

export const WithActionsAndFooter = meta.story({
  args: {
    actions: <Button variant="quiet">Open</Button>,
    footer: (
      <Stack direction="row" gap={2} justify="end">
        <Button>Reject</Button>
        <Button variant="primary">Approve</Button>
      </Stack>
    ),
  },
})

export const Flush = meta.story({
  args: { isFlush: true, children: <img alt="" src={picture()} width="100%" height={160} /> },
})

export const LongText = meta.story({
  args: {
    heading:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    actions: <Button variant="quiet">Open</Button>,
  },
  render: (args) => (
    <Grid minColumn="wide">
      <Card {...args} />
      <Card {...args} />
    </Grid>
  ),
})

const looks = looksOf({
  english: {
    name: 'Ada Market',
    text: 'Sells fruit and vegetables since 1998.',
    open: 'Open',
    approve: 'Approve',
    reject: 'Reject',
  },
  arabic: {
    name: 'سوق آدا',
    text: 'يبيع الفواكه والخضروات منذ 1998.',
    open: 'فتح',
    approve: 'موافقة',
    reject: 'رفض',
  },
  render: ({ name, text, open, approve, reject }) => (
    <Card
      heading={name}
      actions={<Button variant="quiet">{open}</Button>}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button>{reject}</Button>
          <Button variant="primary">{approve}</Button>
        </Stack>
      }
    >
      <Text as="p" tone="muted">
        {text}
      </Text>
    </Card>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })

/** A picture that reaches the card's edges, drawn in code so that the story downloads nothing. */
function picture(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 160" preserveAspectRatio="xMidYMid slice"><path fill="#d9a441" d="M0 0h640v160H0z"/><path fill="#2f6f4f" d="M0 160 160 40l120 90 140-110 220 140z"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Its tab already shows its name: the heading is visually hidden. */
export const InItsTab = meta.story({
  render: (args) => (
    <Tabs
      label="Parts"
      tabs={[
        {
          id: 'own',
          label: 'Ada Market',
          content: (
            <Stack gap={4}>
              <Card {...args} />
              <Card heading="Opening hours">Every day from eight.</Card>
            </Stack>
          ),
        },
      ]}
    />
  ),
})

InItsTab.test('only the other card has a visible heading', async ({ canvas }) => {
  const seen = canvas
    .getAllByRole('heading')
    .filter((heading) => heading.getBoundingClientRect().height > 1)
  await expect(seen.map(({ textContent }) => textContent)).toEqual(['Opening hours'])
})
