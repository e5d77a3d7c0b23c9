declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'unfinished-imports': typeof en
  }
}

/** English messages of the notices of unfinished imports (the source language). */
export const en = {
  /** Notice, one import: button that opens it. */
  continue: 'Resume',
  /** Notice after sign-in, several imports of one type; their files are named below. */
  several_one: '{{number}} import isn’t finished',
  several_other: '{{number}} imports aren’t finished',
  /** Notice, several imports: button that opens their list. */
  show: 'Show',
  /** Notice after sign-in, one import. {{name}} is its file. */
  title: 'The import of {{name}} isn’t finished',
} as const
