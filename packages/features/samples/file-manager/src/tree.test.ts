import { expect, test } from 'vitest'
import { sampleFiles } from './mocks/sampleFiles'
import { readSort, sorted, writeSort } from './sorting'
import { matching, nameOf, treeOf } from './tree'

const files = sampleFiles(Date.UTC(2026, 5, 15))
const tree = treeOf(files)
const names = (some: readonly (typeof files)[number][]) => some.map(nameOf)
const inOrder = (asked: string | null, folderId: string | null = null, language = 'en') =>
  names(sorted(tree.inside(folderId), readSort(asked), tree, language, (type) => type))

test('specification 9: eleven files, each in the folder of its location', () => {
  expect(files).toHaveLength(11)
  expect(names(tree.inside('file-3'))).toEqual(['Takings 2.xlsx', 'Takings 10.xlsx'])
  expect(names(tree.above(tree.find('file-8')!))).toEqual(['Market days', 'Nakuru'])
})

test('shows files of an unknown folder at the top', () => {
  const [first] = files
  const lost = { ...first!, id: 'lost', location: '/Gone/Far away' }
  expect(treeOf([...files, lost]).inside(null)).toContain(lost)
})

test('the size of a folder is that of all files in it and below, each counted once', () => {
  expect(tree.sizeOf(tree.find('file-2')!)).toBe(1_840_000 + 48_200 + 51_900)
  expect(tree.sizeOf(tree.find('file-4')!)).toBe(0)
  // Search results may contain both a file and its folder, and both may be selected.
  const [folder, inside] = ['file-3', 'file-8'].map((id) => tree.find(id)!)
  expect(tree.sumOf([folder!, inside!])).toBe(tree.sizeOf(folder!))
})

test('a folder without files in it or below is empty', () => {
  expect(files.filter(tree.isEmptyFolder).map(({ id }) => id)).toEqual(['file-4'])
  const below = { ...tree.find('file-4')!, id: 'below', name: 'Below', location: '/To be sorted' }
  const deeper = treeOf([...files, below])
  expect(deeper.above(below).map(({ id }) => id)).toEqual(['file-4'])
  expect(deeper.isEmptyFolder(deeper.find('file-4')!)).toBe(true)
})

test('sorts folders first in every order, sizes and days by value, and numbers in names as numbers', () => {
  expect(inOrder('size').slice(-2)).toEqual(['Welcome.pdf', 'Prices.ods'])
  expect(inOrder('-size').slice(0, 3)).toEqual(['Market days', 'Contracts', 'To be sorted'])
  expect(inOrder('-modified').at(-2)).toBe('Prices.ods')
  expect(inOrder('-name', 'file-3')).toEqual(['Takings 10.xlsx', 'Takings 2.xlsx'])
  expect(inOrder('nonsense')).toEqual(inOrder(null))
  expect(writeSort(readSort('-size'))).toBe('-size')
  expect(writeSort(readSort(null))).toBe('')
})

test('sorts texts by the rules of the language: in Turkish, ı comes before i', () => {
  const [first] = files
  const two = ['isim', 'ısı'].map((name) => ({ ...first!, id: name, name }))
  const order = (language: string) =>
    names(sorted(two, readSort(null), treeOf(two), language, (type) => type))
  expect(order('tr')).toEqual(['ısı', 'isim'])
})

test('searches for each word in names and extensions, in all folders', () => {
  expect(names(matching(files, 'TAK xls'))).toEqual(['Takings 2.xlsx', 'Takings 10.xlsx'])
})

test('removes direction marks, which could disguise the type of a file', () => {
  expect(nameOf({ name: 'plan\u202Egnp', extention: 'exe' })).toBe('plangnp.exe')
})
