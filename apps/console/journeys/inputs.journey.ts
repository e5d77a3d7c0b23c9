/** An input, from its definition to the form that a seller fills in. */
import { expect, test } from './support/test'

test('an input is defined, asked in a category and shown in the form of its sellers', async ({
  page,
  enter,
  faults,
}) => {
  // A field appears as soon as a type is chosen that has it.
  faults.allowLayoutShift(0.1)
  await enter('/inputs-setting')
  await page.getByRole('button', { name: 'New input' }).click()
  await page.getByRole('button', { name: /Type/ }).last().click()
  await page.getByRole('option', { name: 'Number with a unit' }).click()
  await page.getByRole('textbox', { name: /^Key/ }).fill('moisture')
  await page
    .getByRole('textbox', { name: /^English/ })
    .first()
    .fill('Moisture')
  await page
    .getByRole('textbox', { name: /^Türkçe/ })
    .first()
    .fill('Nem')
  await page.getByRole('textbox', { name: /^Unit/ }).fill('%')
  await page.getByRole('spinbutton', { name: /^Max/ }).fill('14')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Moisture' })).toBeVisible()
  await expect(page).toHaveURL(/selected=/)

  await page.goto('/category-setting?selected=food-drinks.pulses')
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page
    .getByRole('textbox', { name: /^English/ })
    .first()
    .fill('Quality')
  await page.getByRole('combobox', { name: 'Add an input' }).click()
  await page.getByRole('option', { name: /^Moisture/ }).click()
  await page.getByRole('checkbox', { name: 'Required' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Category inputs saved')).toBeVisible()

  await page.reload()
  const form = page.locator('section[data-preview]')
  await form.getByRole('spinbutton', { name: /Moisture \(%\)/ }).fill('20')
  // Errors appear when the field is left; that moves the button down.
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Check form' }).click()
  await expect(form.getByRole('alert').first()).toContainText('At most 14')
  await form.getByRole('radio', { name: 'Türkçe' }).check()
  await expect(form.getByRole('spinbutton', { name: /Nem \(%\)/ })).toBeVisible()
})

test('a new category asks two inputs after eight steps', async ({ page, enter }) => {
  await enter('/categories')
  let steps = 0
  /** A click, a chord, or one text that is typed. */
  async function step(act: () => Promise<void>) {
    steps += 1
    await act()
  }
  const save = () => page.keyboard.press('Control+Enter')

  await step(() => page.getByRole('button', { name: 'New category' }).click())
  await expect(page.getByRole('textbox', { name: 'Name in English' })).toBeFocused()
  await step(() => page.keyboard.type('Bees & Honey'))
  await step(save)
  await expect(page.getByRole('heading', { level: 2, name: 'Bees & Honey' })).toBeVisible()
  await step(() => page.getByRole('link', { name: 'Inputs', exact: true }).click())
  await step(() => page.getByRole('combobox', { name: 'Add an input' }).click())
  await step(() => page.getByRole('option', { name: /^Brand/ }).click())
  await step(() => page.getByRole('option', { name: /^Net weight/ }).click())
  await step(save)
  await expect(page.getByText('Category inputs saved')).toBeVisible()
  expect(steps).toBeLessThanOrEqual(8)

  await page.reload()
  const form = page.locator('section[data-preview]')
  await expect(form.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Brand' })).toBeVisible()
  await expect(form.getByRole('spinbutton', { name: 'Net weight (kg)' })).toBeVisible()
})
