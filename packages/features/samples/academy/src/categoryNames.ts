import type { useTranslation } from 'react-i18next'
import type { CourseCategory } from './contract'

/** Handles of the categories whose names are translated. */
const translated = ['approvals', 'catalogue', 'money', 'orders', 'pharmacy'] as const

/** Categories named in the user's language. Those without a translation keep the server's title. */
export function translateCategories(
  categories: readonly CourseCategory[],
  t: ReturnType<typeof useTranslation<'academy'>>['t'],
): readonly CourseCategory[] {
  return categories.map((category) => {
    const handle = translated.find((each) => each === category.handle)
    return handle ? { ...category, title: t(`category.${handle}`) } : category
  })
}
