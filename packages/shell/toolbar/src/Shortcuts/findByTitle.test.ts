import type { LanguageId } from '@console/core/i18n'
import type { NavigationItem } from '@console/core/routes'
import { expect, test } from 'vitest'
import { findByTitle } from './findByTitle'

const destinations = ['B2C Orders', 'B2B Orders', 'IŞIKLAR', 'İşletmeler', 'الطلبات'].map(
  (title): NavigationItem => ({ id: title, type: 'item', title, url: '/' }),
)

test.each<{ text: string; language: LanguageId; found: string[] }>([
  { text: 'ORDER', language: 'en', found: ['B2C Orders', 'B2B Orders'] },
  { text: ' b2c ', language: 'en', found: ['B2C Orders'] },
  { text: 'ışık', language: 'tr', found: ['IŞIKLAR'] },
  { text: 'işlet', language: 'tr', found: ['İşletmeler'] },
  { text: 'طلب', language: 'ar', found: ['الطلبات'] },
  { text: 'orders b2c', language: 'en', found: [] },
])('specification 5, by case-insensitive substring: $text', ({ text, language, found }) => {
  expect(findByTitle(destinations, text, language).map(({ title }) => title)).toEqual(found)
})
