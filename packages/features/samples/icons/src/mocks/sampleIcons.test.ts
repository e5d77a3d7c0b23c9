import { expect, test } from 'vitest'
import drawings from '../drawings.json'
import { sampleIcons } from './sampleIcons'

test('specification 9: places from 2285 to 2744, codes from 60201 to 60660, each drawn', () => {
  expect(sampleIcons[0]).toMatchObject({ order: 2285, code: 60_201, prevSize: 32 })
  expect(sampleIcons.at(-1)).toMatchObject({ order: 2744, code: 60_660, prevSize: 32 })
  expect(Object.keys(drawings)).toEqual(sampleIcons.map(({ name }) => name))
})
