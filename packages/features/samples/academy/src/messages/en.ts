declare module '@console/core/i18n' {
  interface MessageCatalogue {
    academy: typeof en
  }
}

/** Messages of the academy. */
export const en = {
  /** Course category. */
  'category.approvals': 'Approvals',
  /** Course category. */
  'category.catalogue': 'Catalogue',
  /** Course category. */
  'category.money': 'Commission',
  /** Course category. */
  'category.orders': 'Orders',
  /** Course category. */
  'category.pharmacy': 'Pharmacy',
  /** Course: link to all courses. */
  'course.back': 'All courses',
  /** Unknown course in the address: message. */
  'course.unknown.message': 'It may have been removed. You can still browse the other courses.',
  /** Unknown course in the address: title. */
  'course.unknown.title': 'Course not found',
  /** Category filter: all categories. */
  'courses.allCategories': 'All categories',
  /** Label of the category filter. */
  'courses.category': 'Category',
  /** Button: clears the search, or the search and the category. */
  'courses.clear': 'Clear',
  /** Number of listed courses. */
  'courses.count_one': '{{number}} course',
  'courses.count_other': '{{number}} courses',
  /** No courses: message. */
  'courses.empty': 'New courses will appear here.',
  /** No courses: title. */
  'courses.empty.title': 'No courses yet',
  /** Search without results: message. */
  'courses.noMatch': 'Try other words, or all categories.',
  /** Search without results: title. */
  'courses.noMatch.title': 'No courses match',
  /** Label of the search field. */
  'courses.search': 'Search courses',
  /** After the last step of a course: message. */
  'finished.message': 'You’ve finished “{{title}}”.',
  /** After the last step of a course: title. */
  'finished.title': 'Course completed',
  /** Keyboard shortcuts: next and previous step. */
  'keys.step': 'Next, previous step',
  /** Keyboard shortcuts: Z. */
  'keys.undo': 'Undo restarting the course',
  /** Reading time of a course. */
  length_one: '{{number}} minute',
  length_other: '{{number}} minutes',
  /** Button that retries a failed save of the progress. */
  'progress.again': 'Save now',
  /** Banner: saving the progress failed; the reason follows. */
  'progress.failed': 'Couldn’t save your progress',
  /** Accessible name of the progress bar. */
  'progress.label': 'Progress',
  /** Under a step, until the server has saved it. {{step}}: its number. */
  'progress.notStored':
    'Step {{step}} hasn’t been saved yet. You can keep reading; it will be saved with the next step.',
  /** Progress of a course: {{number}} of all {{total}} steps. @limit */
  'progress.of': '{{number}} of {{total}} steps',
  /** Course: button that restarts it at its first step. */
  restart: 'Start over',
  /** Notice with an undo button: course restarted. */
  'restart.done': '“{{title}}” was restarted',
  /** Tile: completed course. */
  'standing.completed': 'Completed',
  /** Tile: link to the current step. */
  'standing.continue': 'Continue',
  /** Tile: accessible name of its link, with one of the three labels beside it. @same */
  'standing.link': '{{standing}}: {{title}}',
  /** Tile: link to the first step. */
  'standing.start': 'Start',
  /** Link to the next step. */
  'step.next': 'Next',
  /** Above a step: its position. */
  'step.of': 'Step {{step}} of {{total}}',
  /** Link to the previous step. */
  'step.previous': 'Back',
  /** Screen readers: after the name of a step that was reached. */
  'step.read': '(read)',
  /** Phone: button that closes the steps. */
  'steps.close': 'Close the steps',
  /** Heading of the steps. */
  'steps.title': 'Steps',
  /** Title of the course list. */
  title: 'Academy',
  /** Last change of a course: “3 days ago”. */
  updated: 'Updated {{ago}}',
}
