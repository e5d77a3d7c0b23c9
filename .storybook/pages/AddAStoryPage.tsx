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
      lead="A story shows one state that a reviewer, a tester or a machine should see. It is also a test: it runs twice, and a violation of accessibility fails it."
    >
      <section>
        <Heading level={2}>A screen</Heading>
        <Text as="p">
          Stories are named after what the screen has to show: <code>Filled</code>,{' '}
          <code>Empty</code>, <code>Loading</code>, <code>Refused</code> (the server says no) and{' '}
          <code>Failed</code> (something broke). A screen that reads from the server has all five;{' '}
          <code>pnpm check stories</code> names those that are missing. Then come the cases worth a
          reviewer’s time: <code>LongWords</code>, <code>Conflict</code>, <code>Narrow</code>.
        </Text>
        <Code label="Stories of a screen">{screen}</Code>
        <ul>
          <li>
            What differs is the server’s answer, the role or the scenario, never the component.
          </li>
          <li>A rule is a test on the story that shows its state, and its name is the rule.</li>
          <li>
            Find things by role and by what the server said. Words change with the language, and
            every story runs in two.
          </li>
          <li>
            A state that takes steps is reached in <code>play</code>; a further one continues it:{' '}
            <code>await Filled.play(context)</code>.
          </li>
        </ul>
      </section>
      <section>
        <Heading level={2}>A component</Heading>
        <Text as="p">
          A story for each thing it can do, and one <code>Modes</code> that shows it light and dark,
          in both directions, in one picture.{' '}
          <StoryLink id="ui-primitives-button--modes">Button</StoryLink> is the model. Labels come
          by args: components know no words. Its docs page is made from its doc comment, its types,
          the tests that press keys, and <code>parameters.about</code> of its meta.
        </Text>
        <Code label="The Modes story of a component">{component}</Code>
      </section>
      <section>
        <Heading level={2}>A machine</Heading>
        <Text as="p">
          A <code>.states.ts</code> file ties each state to the story that shows it. A state without
          one does not compile, a story that is gone fails the check, and the machine’s chart gets a
          line in <code>.storybook/pages/Machines.stories.tsx</code>:{' '}
          <StoryLink id="machines--session">the session’s</StoryLink>.
        </Text>
        <Code label="States of a machine">{states}</Code>
      </section>
      <section>
        <Heading level={2}>Pinned</Heading>
        <Text as="p">
          A story that only makes sense one way says so:{' '}
          <code>{"globals: { role: 'staff', language: 'ar' }"}</code>. Everything else is left to
          the toolbar. A play that needs English texts sets{' '}
          <code>{"globals: { playedIn: 'en' }"}</code>: the story is shown in the toolbar’s language
          once its play is over.
        </Text>
      </section>
    </Page>
  )
}
