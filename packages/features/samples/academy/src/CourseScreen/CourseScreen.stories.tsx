import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { recordRequests, setScenario, unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expectHarmless, hostileHtml } from '@console/ui/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { academyHandlers, readCourse } from '../mocks/handlers'
import { sampleCourses } from '../mocks/sampleCourses'
import { coursePath } from '../paths'
import { CourseScreen } from './CourseScreen'

const read = queryBoundaryStories(readCourse(unanswered))
const [course, printouts] = ['your-first-approvals', 'reading-business-papers'].map((slug) =>
  sampleCourses.find((each) => each.slug === slug)!,
) as [(typeof sampleCourses)[number], (typeof sampleCourses)[number]]
const titleOf = (step: number) => course.steps[step - 1]!.title

const meta = preview.meta({
  component: CourseScreen,
  parameters: { address: coursePath(course, 1) },
  beforeEach: ({ msw }) => msw.use(...academyHandlers),
})

const stepIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('heading', { level: 2 })

/**
 * Read to the end by keyboard: steps read in a row are saved, a jump ahead is not. The course is restarted, and the
 * restart is undone.
 */
export const Filled = meta.story({
  globals: { playedIn: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const { handler, heard } = recordRequests('/academy-app/course')
    msw.use(handler)
    await canvas.findByRole('heading', { level: 2, name: titleOf(1) })
    const steps = [
      ['j', 2],
      ['{ArrowRight}', 3],
      ['k', 2],
      ['{ArrowLeft}', 1],
      ['{ArrowLeft}', 1],
      ['jjj', 4],
    ] as const
    for (const [keys, step] of steps) {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(stepIn(canvasElement)).toHaveTextContent(titleOf(step)))
      await expect(stepIn(canvasElement)).toHaveFocus()
    }
    const nav = within(canvas.getByRole('navigation', { name: translate('academy:steps.title') }))
    await expect(nav.getByRole('link', { current: 'step' })).toHaveTextContent(titleOf(4))
    await userEvent.click(nav.getByRole('link', { name: new RegExp(course.steps.at(-1)!.title) }))
    await waitFor(() => expect(stepIn(canvasElement)).toHaveTextContent(titleOf(8)))
    await expect(canvas.queryByRole('link', { name: translate('academy:step.next') })).toBeNull()
    // Jumping ahead does not mark the skipped steps as read.
    await expect(canvas.queryByText(translate('academy:finished.title'))).toBeNull()
    await expect(nav.queryAllByText(translate('academy:step.read'))).toHaveLength(4)
    const progress = () => canvas.getByRole('progressbar').getAttribute('aria-valuetext')
    await expect(progress()).toBe('4 of 8 steps')

    await userEvent.click(nav.getByRole('link', { name: new RegExp(titleOf(5)) }))
    for (const step of [6, 7, 8]) {
      await userEvent.keyboard('j')
      await waitFor(() => expect(stepIn(canvasElement)).toHaveTextContent(titleOf(step)))
    }
    await expect(await canvas.findByText(translate('academy:finished.title'))).toBeVisible()
    await waitFor(() =>
      expect(heard.map(({ body }) => (body as { activeStep: number }).activeStep)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ]),
    )

    await userEvent.click(canvas.getByRole('button', { name: translate('academy:restart') }))
    await waitFor(() => expect(stepIn(canvasElement)).toHaveTextContent(titleOf(1)))
    await waitFor(() => expect(stepIn(canvasElement)).toHaveFocus())
    await waitFor(() => expect(progress()).toBe('1 of 8 steps'))
    await screen.findByText(translate('academy:restart.done', { title: course.title }))
    await userEvent.keyboard('j')
    await waitFor(() => expect(progress()).toBe('2 of 8 steps'))
    await userEvent.keyboard('z')
    await waitFor(() => expect(progress()).toBe('8 of 8 steps'))
  },
})

/** Failed save: it is reported and the step stays open. It is saved on request or together with the next step. */
export const NotStored = meta.story({
  beforeEach: () => setScenario('500', 'POST /academy-app/course/update'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: translate('academy:progress.again') })
    await expect(stepIn(canvasElement)).toHaveTextContent(titleOf(1))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('j')
    await waitFor(() => expect(stepIn(canvasElement)).toHaveTextContent(titleOf(2)))
    await canvas.findByRole('button', { name: translate('academy:progress.again') })
    setScenario('ok', 'POST /academy-app/course/update')
    await userEvent.click(canvas.getByRole('button', { name: translate('academy:progress.again') }))
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2'),
    )
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', { name: translate('academy:progress.again') }),
      ).toBeNull(),
    )
  },
})

/**
 * Phone, right to left: the steps open from a button, and arrows follow the reading direction. An address without a
 * step resumes the course.
 */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: coursePath(printouts) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = (step: number) => printouts.steps[step - 1]!.title
    await waitFor(() =>
      expect(stepIn(canvasElement)).toHaveTextContent(title(printouts.activeStep)),
    )
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await waitFor(() =>
      expect(stepIn(canvasElement)).toHaveTextContent(title(printouts.activeStep + 1)),
    )
    await userEvent.click(canvas.getByRole('button', { name: translate('academy:steps.title') }))
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('link', { name: new RegExp(title(2)) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(stepIn(canvasElement)).toHaveTextContent(title(2))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

/** Untrusted HTML in a step: nothing in it runs, is fetched, or can pass for the console. */
export const Hostile = meta.story({
  beforeEach({ msw }) {
    const content = ['<p>The beginning</p>', ...hostileHtml].join('')
    msw.use(
      readCourse(() => ({ ...course, steps: course.steps.map((step) => ({ ...step, content })) })),
    )
  },
  play: async ({ canvas }) => {
    const beginning = await canvas.findByText('The beginning')
    await expectHarmless([...beginning.closest('[dir="auto"]')!.querySelectorAll('*')])
  },
})

/** No course has this address. */
export const Empty = meta.story({
  parameters: { address: '/apps/academy/gone/gone/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/apps/academy')
  },
})

export const Loading = meta.story(read.loading)

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)
