import { normalizeForSearch } from '@console/core/i18n'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { group } from '../contract'

const groupsBody = z
  .object({
    groups: z.array(
      z.extend(group, { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    ),
  })
  .check((context) => {
    const seen = new Set<string>()
    for (const [place, { name }] of context.value.groups.entries()) {
      const folded = normalizeForSearch(name)
      if (seen.has(folded))
        context.issues.push({ code: 'custom', path: ['groups', place, 'name'], input: name })
      seen.add(folded)
    }
  })

/** Form of all groups: each has a name, and names are unique. */
export const groupsForm = defineForm(groupsBody)
