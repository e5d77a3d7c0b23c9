import { normalizeForSearch } from '@console/core/i18n'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { noteLabel } from '../contract'

const labelsBody = z
  .object({
    labels: z.array(
      z.extend(noteLabel, { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    ),
  })
  .check((context) => {
    const seen = new Set<string>()
    for (const [place, { name }] of context.value.labels.entries()) {
      const folded = normalizeForSearch(name)
      if (seen.has(folded))
        context.issues.push({
          code: 'custom',
          path: ['labels', place, 'name'],
          input: name,
        })
      seen.add(folded)
    }
  })

/** Form of all labels: each has a name, and names are unique. */
export const labelsForm = defineForm(labelsBody)

/** Handle of a label in addresses: its name in lower case, with hyphens. */
export function handleOf(name: string): string {
  return normalizeForSearch(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
