import type { NavigationItem } from '@console/core/routes'
import { expect, test } from 'vitest'
import { findByTitle } from './ShortcutPicker'

const destinations = [
  'B2C Orders',
  'B2B Orders',
  'IŞIKLAR',
  'İşletmeler',
  'Onaylı ürünler',
  'الطلبات',
  'الأنشطة التجارية',
].map((title): NavigationItem => ({ id: title, type: 'item', title, url: '/' }))

test.each<{ text: string; found: string[] }>([
  { text: 'ORDER', found: ['B2C Orders', 'B2B Orders'] },
  { text: ' b2c ', found: ['B2C Orders'] },
  { text: 'ışık', found: ['IŞIKLAR'] },
  { text: 'işlet', found: ['İşletmeler'] },
  { text: 'isletme', found: ['İşletmeler'] },
  { text: 'ISLETME', found: ['İşletmeler'] },
  { text: 'onayli', found: ['Onaylı ürünler'] },
  { text: 'طلب', found: ['الطلبات'] },
  { text: 'الانشطة', found: ['الأنشطة التجارية'] },
  { text: 'orders b2c', found: [] },
])('specification 5: finds titles by a normalized substring: $text', ({ text, found }) => {
  expect(findByTitle(destinations, text).map(({ title }) => title)).toEqual(found)
})
