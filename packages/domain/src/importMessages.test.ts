import { languages } from '@console/core/i18n'
import { plainStyle, readCell } from '@console/core/imports'
import { expect, test } from 'vitest'
import { afyaProductImport } from './afya-product'
import { afyaProductMessages } from './afya-product/messages'
import { companyImport } from './company'
import { companyMessages } from './company/messages'

/** Prefix of the message keys of each choice. */
const choices = {
  companies: [companyImport, companyMessages, { kind: 'kind', regulator: 'regulator' }],
  'Afya products': [
    afyaProductImport,
    afyaProductMessages,
    {
      dosageForm: 'form',
      route: 'route',
      packUnit: 'unit',
      packContainer: 'container',
      schedule: 'schedule',
      storage: 'storage',
    },
  ],
} as const

test.each(Object.entries(choices))(
  'an import of %s recognises its values by their label in every language',
  async (_, [{ columns }, words, places]) => {
    const unread: string[] = []
    for (const { id } of languages) {
      const catalogue = (await words.load[id]()) as Readonly<Record<string, string>>
      for (const [field, place] of Object.entries(places)) {
        const column = columns.find((each) => each.field === field)!
        for (const value of Object.keys(column.choices ?? {})) {
          const word = catalogue[`${place}.${value}`] ?? ''
          const { text } = readCell(column, word, plainStyle)
          if (text !== value) unread.push(`${id} ${field}: ${word} is ${text}, not ${value}`)
        }
      }
    }
    expect(unread).toEqual([])
  },
)
