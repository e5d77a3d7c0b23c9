import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { academyHandlers, listCourses } from '../mocks/handlers'
import { sampleCategories, sampleCourses } from '../mocks/sampleCourses'
import { CoursesScreen } from './CoursesScreen'

const read = queryBoundaryStories(listCourses(unanswered))

const meta = preview.meta({
  component: CoursesScreen,
  parameters: { address: '/apps/academy' },
  beforeEach: ({ msw }) => msw.use(...academyHandlers),
})

/** Each tile shows the user's progress in its course and links to the step to resume. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10))
    const linkOf = (is: (course: (typeof sampleCourses)[number]) => boolean) =>
      canvas.getByRole('link', { name: new RegExp(sampleCourses.find(is)!.title) })
    const begun = sampleCourses.find(({ slug }) => slug === 'reading-business-papers')!
    await expect(linkOf(({ id }) => id === begun.id)).toHaveTextContent(
      translate('academy:standing.continue'),
    )
    await expect(linkOf(({ id }) => id === begun.id)).toHaveAttribute(
      'href',
      `/apps/academy/${begun.id}/${begun.slug}/${begun.activeStep}`,
    )
    const started = linkOf(({ activeStep }) => activeStep === 0)
    await expect(started).toHaveTextContent(translate('academy:standing.start'))
    await expect(started.getAttribute('href')).toMatch(/\/1$/)
    const completed = linkOf(({ activeStep, totalSteps }) => activeStep === totalSteps)
    await expect(completed).toHaveTextContent(translate('academy:standing.completed'))
  },
})

/** The address holds the words and the category; an empty result is announced, with a way out. */
export const Filtered = meta.story({
  // The search includes the names of categories.
  globals: { playedIn: 'en' },
  parameters: { address: '/apps/academy?category=pharmacy' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    const select = await canvas.findByRole('button', {
      name: new RegExp(translate('academy:category.pharmacy')),
    })
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'COMMISSIÓN')
    await canvas.findByText(translate('academy:courses.noMatch.title'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/\b0\b/)
    await userEvent.click(select)
    await userEvent.click(
      await screen.findByRole('option', { name: translate('academy:courses.allCategories') }),
    )
    const isAboutCommission = ({ title, description, category }: (typeof sampleCourses)[number]) =>
      category === 'money' || /commission/i.test(`${title} ${description}`)
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')).toHaveLength(
        sampleCourses.filter(isAboutCommission).length,
      ),
    )
    await userEvent.type(field, ' zzz')
    const none = (await canvas.findByText(translate('academy:courses.noMatch.title'))).closest(
      '[data-kind]',
    )
    await userEvent.click(within(none as HTMLElement).getByRole('button'))
    // The button is gone; focus moves to the field.
    await expect(field).toHaveFocus()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10))
    await expect(field).toHaveValue('')
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox'),
      translate('academy:category.pharmacy'),
    )
    // Category names are searched in the user's language.
    const ofPharmacy = sampleCourses.filter(({ category }) => category === 'pharmacy')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(ofPharmacy.length))
  },
})

/** The courses load even if the categories do not. */
export const WithoutCategories = meta.story({
  beforeEach: () => setScenario('500', 'GET /academy-app/categories'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10))
    await expect(canvas.queryByText(sampleCategories[0]!.title)).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario('empty', 'GET /academy-app/courses'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story(read.loading)

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)
