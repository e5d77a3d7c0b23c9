import { isNoteMissing } from '@console/core/workflows'
import { type AfyaInput, recallClasses, recallReasons } from '@console/domain/afya-product'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Form of a recall; typing the name prevents the recall of a wrong product. @param brandName name of the product */
export function recallFormFor(brandName: string) {
  return defineForm(
    z.pipe(
      z
        .object({
          recallClass: z.enum(recallClasses),
          lots: z.string().check(z.trim(), z.minLength(2), z.maxLength(4000)),
          reasonCode: z.enum(recallReasons),
          note: z.string().check(z.trim(), z.maxLength(2000)),
          brandName: z.string().check(z.trim(), z.minLength(1)),
        })
        .check(
          z.refine(({ reasonCode, note }) => reasonCode !== 'other' || !isNoteMissing(note), {
            path: ['note'],
          }),
          z.refine((input) => input.brandName === brandName, { path: ['brandName'] }),
        ),
      z.transform(({ lots, note, ...input }): AfyaInput => ({
        ...input,
        lots: lotsIn(lots),
        ...(note === '' ? {} : { note }),
      })),
    ),
  )
}

/** Lot numbers in a text, separated by line breaks or commas, without duplicates. */
function lotsIn(written: string): string[] {
  return [
    ...new Set(
      written
        .split(/[\n,;]+/)
        .map((lot) => lot.trim())
        .filter(Boolean),
    ),
  ]
}
