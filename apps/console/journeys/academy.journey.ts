import { expect, test } from './support/test'

test('a course is completed by keyboard alone, and resumes at the current step after a reload', async ({
  page,
  enter,
}) => {
  await enter('/apps/academy')
  const { keyboard } = page
  const course = /Returns and refunds without quarrel/
  await page.getByRole('searchbox').press('r')
  await keyboard.type('efunds')
  await expect(page).toHaveURL(/\?q=refunds$/)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: course }).press('Enter')
  await expect(page).toHaveURL(/\/course-returns-and-refunds\/returns-and-refunds\/1$/)

  const stored = (activeStep: number) =>
    page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes(`"activeStep":${activeStep}`),
    )
  const third = stored(3)
  const step = page.getByRole('heading', { level: 2 })
  await expect(step).toHaveText('Who may send back')
  const progress = page.getByRole('main').getByRole('progressbar')
  for (const [key, title] of [
    ['j', 'Look at the pictures first'],
    ['ArrowRight', 'Line by line'],
    ['ArrowLeft', 'Look at the pictures first'],
  ] as const) {
    await keyboard.press(key)
    await expect(step).toHaveText(title)
    await expect(step).toBeFocused()
  }
  await expect(page).toHaveTitle(/Look at the pictures first.*Returns and refunds/)
  await expect(progress).toHaveAttribute('aria-valuenow', '3')
  // A reload would cut the call off.
  await third

  // Without a step, the address leads to the step where the user left off.
  await enter('/apps/academy/course-returns-and-refunds/returns-and-refunds')
  await expect(step).toHaveText('Line by line')
  const last = stored(7)
  for (const title of ['How much goes back', 'By the way it came', 'What it does', 'Saying no']) {
    await keyboard.press('j')
    await expect(step).toContainText(title)
  }
  await last
  await expect(page.getByRole('heading', { name: 'Course completed' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All courses' }).last().press('Enter')
  await expect(page.getByRole('link', { name: course })).toHaveText('Completed')
})
