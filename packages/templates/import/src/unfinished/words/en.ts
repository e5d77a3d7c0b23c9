/** The words of notices of unfinished imports, in English, their source. */
export const en = {
  /** Button of the notice of one import: continues it. */
  continue: 'Continue',
  /** Notice after sign-in: several imports of one kind. {{number}}: how many. Their files are named below. */
  several_one: '{{number}} import is not finished',
  several_other: '{{number}} imports are not finished',
  /** Button of that notice: leads to the list of those imports. */
  show: 'Show',
  /** Notice after sign-in. {{name}}: the file. */
  title: 'The import of {{name}} is not finished',
} as const
