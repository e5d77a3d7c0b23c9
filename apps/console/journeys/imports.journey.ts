import type { Page, Route } from '@playwright/test'
import { accounts } from './support/accounts'
import { drawPng } from './support/drawPng'
import { expect, test } from './support/test'

const rows = 500

/**
 * Medicines as a Turkish or German spreadsheet saves them: a byte order mark, semicolons, decimal commas, dates with full stops.
 * Of 500, 12 have an invalid date.
 */
function medicines(company: string): Buffer {
  const head =
    'Brand;Generic;Ingredients;Form;Route;Pack size;Unit;Container;Company;Registration no.;Registration expires;Schedule;Storage;Shelf life;Price;Currency'
  const lines = Array.from({ length: rows }, (_, place) => {
    const until = place % 42 === 7 ? 'soon' : '31.12.2029'
    const pack = 'tablet;oral;30;tablet;blister'
    return `Imported ${place + 1};Paracetamol;Paracetamol 0,5 g;${pack};${company};IMP/${10_000 + place};${until};OTC;room;36;1.2${place % 10}4,50;KES`
  })
  return Buffer.from(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`)
}

const input = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'))

test('500 rows are imported across a reload, 12 of them corrected in place; the refused rows can be imported as a workbook, too', async ({
  page,
  enter,
}) => {
  await enter('/company-list', { account: accounts.admin })
  const company = await page.getByRole('rowheader').first().getByRole('link').innerText()
  await page.goto('/afya-product-upload')
  const buffer = medicines(company)
  const file = { name: 'medicines.csv', mimeType: 'text/csv', buffer }
  await input(page, 'Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check 500 rows' }).click()
  await expect(page.getByRole('button', { name: 'Import 488 rows' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Refused rows (XLSX)' }).click()
  const refused = await (await saved).path()

  await page
    .getByRole('textbox', { name: 'Registration expires, row 9', exact: true })
    .fill('2030-01-31')
  // Nothing is written before the errors are corrected, and leaving the page asks first.
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Fill down Registration expires' }).first().click()
  await page.getByRole('button', { name: 'Recheck 12 rows' }).click()
  await page.getByRole('button', { name: 'Import 500 rows' }).click()

  // An import that the reload interrupts resumes at the same row.
  await page.reload()
  const goOn = page.getByRole('button', { name: 'Resume' })
  const done = page.getByRole('heading', { name: 'File imported' })
  await expect(goOn.or(done)).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expect(done).toBeVisible()

  // The workbook has the same 12, which exist now; its errors are still errors.
  await page.getByRole('button', { name: 'Import another file' }).click()
  await input(page, 'Choose a file').setInputFiles(refused)
  await page.getByRole('button', { name: 'Check 12 rows' }).click()
  await page
    .getByRole('textbox', { name: 'Registration expires, row 2', exact: true })
    .fill('2030-01-31')
  await page.getByRole('button', { name: 'Fill down Registration expires' }).first().click()
  await page.getByRole('button', { name: 'Recheck 12 rows' }).click()
  await expect(page.getByText('Everything in this file is already here.')).toBeVisible()

  await page.goto('/afya-product-list?q=IMP')
  await expect(page.getByRole('main')).toContainText('500')
  await page.goto('/afya-product-list?q=IMP/10007')
  await page.getByRole('rowheader').getByRole('link', { name: 'Imported 8' }).click()
  await expect(page.getByRole('main')).toContainText('1,274.50')
})

/** Bytes of a text as Turkish Excel saves "CSV": in Windows-1254. */
function inWindows1254(text: string): Buffer {
  const letters: Readonly<Record<string, number>> = {
    Ğ: 0xd0,
    İ: 0xdd,
    Ş: 0xde,
    ğ: 0xf0,
    ı: 0xfd,
    ş: 0xfe,
  }
  return Buffer.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)))
}

test('a file of Turkish Excel is imported with its letters, and the same file again changes nothing', async ({
  page,
  enter,
}) => {
  const buffer = inWindows1254(
    'Ad;Tür;Ülke;Otorite;Ruhsat no;Ruhsat bitişi\r\nŞifalı İlaç A.Ş.;ÜRETİCİ;Türkiye;diğer;TR/Ğ/0001;31.12.2028\r\n',
  )
  const file = { name: 'şirketler.csv', mimeType: 'text/csv', buffer }
  await enter('/company-upload', { account: accounts.admin })
  await input(page, 'Choose a file').setInputFiles(file)
  await expect(page.getByRole('button', { name: /Turkish \(Windows-1254\)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  const created = page.getByRole('group', { name: 'New records (1)' })
  await expect(created).toContainText('Şifalı İlaç A.Ş.')
  await expect(created).toContainText('31 Dec 2028')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByRole('heading', { name: 'File imported' })).toBeVisible()

  await page.getByRole('button', { name: 'Import another file' }).click()
  await input(page, 'Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await expect(page.getByText('Everything in this file is already here.')).toBeVisible()
})

/** Companies with unique licences. */
function companies(count: number, name: string): Buffer {
  const lines = Array.from(
    { length: count },
    (_, place) => `${name} ${place + 1};importer;KE;PPB;PPB/J/${place + 1};2028-12-31`,
  )
  const head = 'Name;Kind;Country;Regulator;Licence no.;Licence expires'
  return Buffer.from([head, ...lines].join('\n'))
}

test('leaving an import halfway asks first; the import is then listed and can be resumed', async ({
  page,
  enter,
  faults,
}) => {
  faults.allow(/^failed POST .*\/commit/)
  await enter('/company-upload', { account: accounts.admin })
  const buffer = companies(300, 'Journey')
  await input(page, 'Choose a file').setInputFiles({
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer,
  })
  await page.getByRole('button', { name: 'Check 300 rows' }).click()
  // The second piece waits until the page is left.
  const pieces: Route[] = []
  await page.route('**/commit', async (route) => {
    pieces.push(route)
    if (pieces.length === 1) await route.continue()
  })
  await page.getByRole('button', { name: 'Import 300 rows' }).click()
  await expect(page.getByText('200 of 300 rows')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByText('Leave while importing?')).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/company-list/)
  // Without a handler it would still be sent.
  await pieces[1]?.abort().catch(() => undefined)
  await page.unroute('**/commit')

  const notice = page.getByRole('alertdialog').filter({ hasText: 'isn’t finished' })
  await notice.getByRole('button', { name: 'Resume' }).click()
  await expect(page).toHaveURL(/company-upload\?job=/)
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()

  // Another tab, or the next sign-in, shows the notice once, on any screen.
  const tab = await page.context().newPage()
  await tab.goto('/company-list')
  const named = tab.getByRole('alertdialog').filter({ hasText: 'companies.csv' })
  await expect(named).toContainText('isn’t finished')
  await named.getByRole('button', { name: 'Resume' }).click()
  await expect(tab).toHaveURL(/company-upload\?job=/)
  await expect(tab.getByRole('button', { name: 'Resume' })).toBeVisible()
  await tab.close()

  await page.goto('/company-upload')
  await page.getByRole('button', { name: /Resume importing .*companies\.csv/ }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'File imported' })).toBeVisible()
  await page.goto('/company-list?q=PPB/J')
  await expect(page.getByRole('main')).toContainText('300')
})

test('when two people import one licence, the second sees the first one’s record before it is changed', async ({
  page,
  enter,
  openBrowser,
}) => {
  const other = await openBrowser()
  await enter('/company-upload', { account: accounts.admin })
  await enter('/company-upload', { account: accounts.superadmin, page: other })
  for (const [at, name] of [
    [page, 'Twin Alpha'],
    [other, 'Twin Beta'],
  ] as const) {
    const buffer = companies(1, name)
    await input(at, 'Choose a file').setInputFiles({
      name: 'twin.csv',
      mimeType: 'text/csv',
      buffer,
    })
    await at.getByRole('button', { name: 'Check 1 row' }).click()
    await expect(at.getByRole('group', { name: 'New records (1)' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByRole('heading', { name: 'File imported' })).toBeVisible()
  await other.getByRole('button', { name: 'Import 1 row' }).click()
  const changed = other.getByRole('group', { name: 'Changed after the check' })
  await expect(changed).toContainText('Twin Alpha 1')
  await other.getByRole('button', { name: 'Skip them' }).click()
  await expect(other.getByText('1 row was skipped', { exact: false })).toBeVisible()
  await page.goto('/company-list?q=PPB/J')
  await expect(page.getByRole('rowheader')).toContainText('Twin Alpha 1')
})

const languages = {
  en: {
    name: 'English',
    columns: /^All .* columns$/,
    save: 'Export',
    choose: 'Choose a file',
    check: /^Check .* rows/,
    same: 'Everything in this file is already here.',
  },
  tr: {
    name: 'Türkçe',
    columns: /^Tüm .* sütun$/,
    save: 'Dışa aktar',
    choose: 'Dosya seç',
    check: /satırı denetle/,
    same: 'Bu dosyadaki her şey zaten var.',
  },
  ar: {
    name: 'العربية',
    columns: /^كل الأعمدة/,
    save: 'تصدير',
    choose: 'اختيار ملف',
    check: /^فحص .* (صف|صفًا|صفوف)$/,
    same: 'كل ما في هذا الملف موجود أصلًا.',
  },
}

for (const [list, upload] of [
  ['/company-list', '/company-upload'],
  ['/afya-product-list', '/afya-product-upload'],
] as const)
  for (const [language, words] of Object.entries(languages))
    test(`an export of ${list} is imported again at ${upload} and changes nothing: ${language}`, async ({
      page,
      enter,
    }) => {
      await enter(list, { account: accounts.admin })
      if (language !== 'en') {
        await page.getByRole('button', { name: 'Language: English' }).click()
        await page.getByRole('menuitemradio', { name: words.name }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      await page.getByRole('rowheader').first().getByRole('link').focus()
      await page.keyboard.press('e')
      await page.getByRole('radio', { name: words.columns }).check()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words.save }).click()
      const file = await (await saved).path()
      await page.goto(upload)
      await input(page, words.choose).setInputFiles(file)
      await page.getByRole('button', { name: words.check }).click()
      await expect(page.getByText(words.same)).toBeVisible()
    })

test('30 pictures are matched with their products, 4 of them by hand, and the uploaded files are displayed', async ({
  page,
  enter,
}) => {
  const answered = page.waitForResponse((answer) => answer.url().includes('/afya-products?'))
  await enter('/afya-product-list?image=without', { account: accounts.admin })
  const { items } = (await (await answered).json()) as {
    items: { brandName: string; productId: string; registrationNo: string }[]
  }
  const named = items.slice(0, 13).flatMap(({ registrationNo }) => {
    const number = registrationNo.replaceAll('/', '-')
    return [`${number}_front.png`, `${number}_back.png`]
  })
  const names = [...named, 'IMG_1.png', 'IMG_2.png', 'IMG_3.png', 'IMG_4.png']
  await page.goto('/afya/upload/product-image')
  await input(page, 'Choose pictures').setInputFiles(
    names.map((name, place) => ({ name, mimeType: 'image/png', buffer: drawPng(place + 1) })),
  )
  await expect(page.getByRole('heading', { name: 'Unmatched (4)' })).toBeVisible()
  const { brandName = '', productId = '', registrationNo = '' } = items[0] ?? {}
  for (let left = 4; left > 0; left -= 1) {
    await page.getByRole('combobox').first().fill(registrationNo)
    await page.getByRole('option', { name: brandName }).click()
    await expect(page.getByRole('combobox')).toHaveCount(left - 1)
  }
  await page.getByRole('button', { name: 'Add 30 pictures' }).click()
  await expect(page.getByText('30 pictures added')).toBeVisible()

  await page.goto(`/afya-product-details/${productId}?tab=images`)
  const small = page.getByRole('list', { name: 'Pictures' }).getByRole('button')
  await expect(small).toHaveCount(6)
  const picture = page.getByRole('img', { name: brandName }).last()
  await expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBe(700)
})
