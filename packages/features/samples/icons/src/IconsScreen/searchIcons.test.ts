import { expect, test } from 'vitest'
import { sampleIcons } from '../mocks/sampleIcons'
import { searchIcons } from './searchIcons'

const search = searchIcons(sampleIcons)
const names = (text: string) => search(text).map(({ name }) => name)

test('each word stands in the name or the tags; whose name has them all comes first', () => {
  expect(names('LEF arr up')).toEqual(['arrow-up-left'])
  expect(names('BIN')).toEqual(expect.arrayContaining(['combine', 'trash']))
  expect(names('bin').indexOf('combine')).toBeLessThan(names('bin').indexOf('trash'))
  expect(names('')).toHaveLength(460)
  expect(names('no such thing')).toEqual([])
})
