import { token } from '@console/core/contracts'
import {
  type CorrectionInput,
  type ListingDetail,
  listingPhone,
  listingTag,
  maxListingTags,
  overlappingHours,
  shortestCorrectionNote,
} from '@console/domain/listing'
import { weeklyHours } from '@console/domain/parties'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Form of a correction: each number and each tag has its own row. */
export const correctForm = defineForm(
  z.object({
    subcategoryId: token,
    phones: z.array(z.object({ number: listingPhone })).check(z.minLength(1)),
    tags: z.array(z.object({ tag: listingTag })).check(z.maxLength(maxListingTags)),
    hours: weeklyHours.check((check) => {
      for (const place of overlappingHours(check.value))
        check.issues.push({
          code: 'custom',
          input: check.value[place]?.to,
          path: [place, 'to'],
          params: { rule: 'hours_overlap' },
        })
    }),
    note: z.string().check(z.trim(), z.minLength(shortestCorrectionNote), z.maxLength(500)),
  }),
)

/** Values of the correction form. */
type Corrected = z.infer<typeof correctForm.schema>

/** Initial form values: the current listing. */
export function initialCorrection(listing: ListingDetail) {
  return {
    subcategoryId: listing.subcategory.token,
    phones: listing.phones.map((number) => ({ number })),
    tags: listing.tags.map((tag) => ({ tag })),
    hours: listing.hours,
    note: '',
  }
}

/** Body of the correction: unchanged values are left out, so that the history shows what was corrected. */
export function correctionOf(listing: ListingDetail, input: Corrected): CorrectionInput {
  const phones = input.phones.map(({ number }) => number)
  const tags = input.tags.map(({ tag }) => tag)
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  return {
    note: input.note,
    ...(input.subcategoryId === listing.subcategory.token
      ? {}
      : { subcategoryId: input.subcategoryId }),
    ...(isOther(phones, listing.phones) ? { phones } : {}),
    ...(isOther(tags, listing.tags) ? { tags } : {}),
    ...(isOther(input.hours, listing.hours) ? { hours: input.hours } : {}),
  }
}
