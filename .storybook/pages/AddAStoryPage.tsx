import { Heading, Text } from '@console/ui'
import { Code } from './frame/Code'
import { Page } from './frame/Page'
import { StoryLink } from './frame/StoryLink'

const screen = `
import preview from '#storybook/preview'
import { setScenario } from '@console/sample'
import { expect } from 'storybook/test'
import { anOrder } from '../mocks/fixtures'
import { listOrders, ordersHandlers } from '../mocks/handlers'
import { OrdersScreen } from './OrdersScreen'

const meta = preview.meta({
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...ordersHandlers),
})

export const Filled = meta.story()

Filled.test('specification 6: staff see no prices', async ({ canvas }) => {
  await expect(canvas.queryByText('120.00')).toBeNull()
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(listOrders([])),
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /orders'),
})`

const component = `
export const Modes = meta.story({
  render: () =>
    modes({
      english: { save: 'Save' },
      arabic: { save: 'حفظ' },
      render: ({ save }) => <Button>{save}</Button>,
    }),
})`

const states = `
export const orderStories = {
  open: 'Filled',
  'closed.paid': 'Paid',
} satisfies Record<StateName<StateValueFrom<typeof orderMachine>>, keyof typeof stories>`

/** Guide to writing a story, and to what a reviewer may expect of each. */
export function AddAStoryPage() {
  return (
    <Page
      title="How to add a story"
      lead="A story shows one state for reviewers, testers and the pictures. It is also a test, which runs twice and fails on a violation of accessibility."
    >
      <section>
        <Heading level={2}>A screen</Heading>
        <Text as="p">
          Stories are named after the screen’s state: <code>Filled</code>, <code>Empty</code>,{' '}
          <code>Loading</code>, <code>Refused</code> (by the server) and <code>Failed</code> (after
          an error). A screen that reads from the server has all five;{' '}
          <code>pnpm check stories</code> names missing ones. Others show special cases:{' '}
          <code>LongWords</code>, <code>Conflict</code>, <code>Narrow</code>.
        </Text>
        <Code label="Stories of a screen">{screen}</Code>
        <ul>
          <li>
            Stories of a screen differ by the server’s answer, the role or the scenario, never by
            the component.
          </li>
          <li>A rule is tested on the story of its state; the test is named after the rule.</li>
          <li>
            Find elements by role and by data of the server, because every story is tested in two
            languages.
          </li>
          <li>
            <code>play</code> takes the steps to a state; a further state continues it:{' '}
            <code>await Filled.play(context)</code>.
          </li>
        </ul>
      </section>
      <section>
        <Heading level={2}>A component</Heading>
        <Text as="p">
          A story for each feature, and <code>Modes</code>, which shows it in light and dark and in
          both directions. <StoryLink id="ui-primitives-button--modes">Button</StoryLink> is the
          model. Labels are args, because components have no messages. The docs page is generated
          from the doc comment, the types, the tests that press keys, and{' '}
          <code>parameters.about</code> of the meta.
        </Text>
        <Code label="The Modes story of a component">{component}</Code>
      </section>
      <section>
        <Heading level={2}>A machine</Heading>
        <Text as="p">
          A <code>.states.ts</code> file maps each state to its story. A state without a story does
          not compile, and a missing story fails the check. The machine’s chart needs a line in{' '}
          <code>.storybook/pages/Machines.stories.tsx</code>: see{' '}
          <StoryLink id="machines--session">the session’s</StoryLink>.
        </Text>
        <Code label="States of a machine">{states}</Code>
      </section>
      <section>
        <Heading level={2}>Pinned</Heading>
        <Text as="p">
          A story that needs a certain setting declares it:{' '}
          <code>{"globals: { role: 'staff', language: 'ar' }"}</code>. The toolbar sets the others.
          A play function that needs English texts declares{' '}
          <code>{"globals: { playedIn: 'en' }"}</code>; afterwards the story appears in the
          toolbar’s language.
        </Text>
      </section>
    </Page>
  )
}
