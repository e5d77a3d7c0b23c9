import { expect, test } from 'vitest'
import type { Resource } from '@console/core/resources'

const files = import.meta.glob<Record<string, unknown>>('./*/{resource,paid}.ts', { eager: true })

/** All resources, by folder. */
const resources = Object.values(files).flatMap((file) => Object.values(file).filter(isResource))

function isResource(value: unknown): value is Resource<never> {
  return typeof value === 'object' && value !== null && 'tokenOf' in value && 'fields' in value
}

test('resource ids are unique, because they are cache keys', () => {
  expect(resources.length).toBeGreaterThanOrEqual(18)
  const ids = resources.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
