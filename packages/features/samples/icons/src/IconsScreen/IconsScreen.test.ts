import { searchWordsOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { sampleIcons } from '../mocks/sampleIcons'
import { searchIcons } from './IconsScreen'

const search = searchIcons(sampleIcons)
const names = (text: string) => search(searchWordsOf(text)).map(({ name }) => name)

test('matches each word in the name or the tags, with full matches of the name first', () => {
  expect(names('LEF arr up')).toEqual(['arrow-up-left'])
  expect(names('BIN')).toEqual(expect.arrayContaining(['combine', 'trash']))
  expect(names('bin').indexOf('combine')).toBeLessThan(names('bin').indexOf('trash'))
  expect(names('')).toHaveLength(460)
  expect(names('no such thing')).toEqual([])
})
