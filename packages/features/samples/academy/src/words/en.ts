/** The words of the academy. */
export const en = {
  /** Names of the categories that the sample server has, by their handles. */
  'category.approvals': 'Approvals',
  'category.catalogue': 'Catalogue',
  'category.money': 'Commission',
  'category.orders': 'Orders',
  'category.pharmacy': 'Pharmacy',
  /** The way out of a course, to all of them. */
  'course.back': 'All courses',
  /** In place of a course that its address names, and that there is not. */
  'course.unknown.message': 'It may have been taken down. The others are still there.',
  /** Its title. */
  'course.unknown.title': 'There is no such course',
  /** In the choice of a category: courses of all of them. */
  'courses.allCategories': 'All categories',
  /** Over the choice of a category. */
  'courses.category': 'Category',
  /** The button that empties the search, or takes back the search and the category. */
  'courses.clear': 'Clear',
  /** How many courses are listed. */
  'courses.count_one': '{{number}} course',
  'courses.count_other': '{{number}} courses',
  /** Where there are no courses at all. */
  'courses.empty': 'Once somebody has written one it stands here.',
  /** Its title. */
  'courses.empty.title': 'No courses yet',
  /** Where no course is found. */
  'courses.noMatch': 'Look for other words, or in all categories.',
  /** Its title. */
  'courses.noMatch.title': 'No course matches',
  /** The field that courses are searched by. */
  'courses.search': 'Search courses',
  /** Behind the last step of a course. */
  'finished.message': 'That was the last step of “{{title}}”.',
  /** Its title. */
  'finished.title': 'Course completed',
  /** On the sheet of keys: what goes to the next and to the previous step. */
  'keys.step': 'Next, previous step',
  /** On the sheet of keys: what Z does. */
  'keys.undo': 'Undo a restart of the course',
  /** How long a course takes to read. */
  length_one: '{{number}} minute',
  length_other: '{{number}} minutes',
  /** The button that keeps how far one has come, where it was not kept. */
  'progress.again': 'Keep it now',
  /** Said where it was not kept how far one has come, before the reason. */
  'progress.failed': 'Your progress was not kept',
  /** The bar that shows how far one has come. */
  'progress.label': 'Progress',
  /** Below a step, as long as the server has not kept that it was come to. */
  'progress.notKept':
    'The server does not know yet that you have come to step {{step}}. You can read on: it is kept with the next step that it takes.',
  /** How much of a course was come to. {{number}} of all {{total}} steps. @limit */
  'progress.of': '{{number}} of {{total}} steps',
  /** Course: the button that starts it again at its first step. */
  restart: 'Start again',
  /** Notice after a course was started again, with a button that undoes it. */
  'restart.done': '“{{title}}” was started again',
  /** On a tile: the course was read to its end. */
  'standing.completed': 'Completed',
  /** On a tile: the way to where one was in a course. */
  'standing.continue': 'Continue',
  /** What the link of a tile is called: one of the three above and below, and the course. @same */
  'standing.link': '{{standing}}: {{title}}',
  /** On a tile: the way to the first step of a course. */
  'standing.start': 'Start',
  /** The way to the next step. */
  'step.next': 'Next',
  /** Over a step: its place. */
  'step.of': 'Step {{step}} of {{total}}',
  /** The way to the step before. */
  'step.previous': 'Back',
  /** Behind the name of a step that was come to, for screen readers. */
  'step.read': '(read)',
  /** Closes the steps on a phone. */
  'steps.close': 'Close the steps',
  /** The steps of a course. */
  'steps.title': 'Steps',
  /** Title of all courses. */
  title: 'Academy',
  /** When a course was written last: "3 days ago". */
  updated: 'Updated {{ago}}',
}
