import type { Course, CourseCategory } from '../contract'
import { approvalCourses } from './courses/approvals'
import { catalogueCourses } from './courses/catalogue'
import { moneyCourses } from './courses/money'
import { orderCourses } from './courses/orders'
import { pharmacyCourses } from './courses/pharmacy'

/** Categories of the sample courses. */
export const sampleCategories: CourseCategory[] = [
  { id: '1', handle: 'approvals', title: 'Approvals', color: '#b45309' },
  { id: '2', handle: 'orders', title: 'Orders', color: '#2563eb' },
  { id: '3', handle: 'money', title: 'Commission', color: '#0f766e' },
  { id: '4', handle: 'catalogue', title: 'Catalogue', color: '#7c3aed' },
  { id: '5', handle: 'pharmacy', title: 'Pharmacy', color: '#be123c' },
]

/** Courses about running the back office of a marketplace and a pharmacy shop, last edited first. */
export const sampleCourses: Course[] = [
  ...approvalCourses,
  ...orderCourses,
  ...moneyCourses,
  ...catalogueCourses,
  ...pharmacyCourses,
].toSorted((one, other) => other.updated.localeCompare(one.updated))
