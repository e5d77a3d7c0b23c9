/** The words of what sellers are asked in English, their source. */
export const en = {
  /** Button, and link at an input: asks it in many categories. */
  apply: 'Ask in many categories',
  /** Button: back to the form. */
  'apply.another': 'Ask another input',
  /** Label: the tree in which categories are marked. */
  'apply.categories': 'Categories',
  /** Link: back to what one category asks. */
  'apply.close': 'Close',
  /** What came of it. */
  'apply.done_one': '{{number}} category asks it now.',
  /** What came of it. */
  'apply.done_other': '{{number}} categories ask it now.',
  /** Label: what is asked. */
  'apply.input': 'Input',
  /** In the list of headings, and label of what is written then. */
  'apply.newGroup': 'A new heading',
  /** Above the form. */
  'apply.note':
    'Selected categories ask it from now on, and all below them do, too. What a category asks already stays as it is.',
  /** Heading: what became of these categories. */
  'apply.outcome.done': 'Asked from now on',
  /** Heading: these did not need it. */
  'apply.outcome.inherited': 'Asked by a category above',
  /** Heading: these had nothing to take back. */
  'apply.outcome.not_asked': 'Did not ask it',
  /** Heading: these did not need it. */
  'apply.outcome.own': 'Asked already',
  /** Heading: these stay as somebody else has left them. */
  'apply.outcome.stale': 'Changed by somebody else meanwhile',
  /** Heading: these cannot. */
  'apply.outcome.unfit': 'Cannot, for what they ask',
  /** Heading: these cannot. */
  'apply.outcome.unfit_below': 'Cannot, for what categories below ask',
  /** Heading: these were deleted. */
  'apply.outcome.unknown': 'No longer there',
  /** Heading, once it was taken back. */
  'apply.outcome.withdrawn': 'Asked no more',
  /** At a category: it asks the input already. */
  'apply.standing.inherited': 'inherits it',
  /** At a category: it asks the input already. */
  'apply.standing.own': 'asks it',
  /** At a category that cannot ask it. */
  'apply.standing.unfit': 'asks too much',
  /** At a category that cannot ask it. */
  'apply.standing.unfit_below': 'one below asks too much',
  /** At a category below one that is marked. */
  'apply.standing.will': 'will inherit it',
  /** Button. */
  'apply.submit': 'Ask in these categories',
  /** What came of taking it back. */
  'apply.takenBack_one': '{{number}} category asks it no more.',
  /** What came of taking it back. */
  'apply.takenBack_other': '{{number}} categories ask it no more.',
  /** Heading of the form. */
  'apply.title': 'Ask an input in many categories',
  /** Below the label of the tree: how far it reaches. */
  'apply.touched_one': 'Selected: {{categories}}. It comes to {{number}} product.',
  /** Below the label of the tree: how far it reaches. */
  'apply.touched_other': 'Selected: {{categories}}. It comes to {{number}} products.',
  /** Button: these categories ask it no more. */
  'apply.undo': 'Take it back',
  /** Button: takes an input out of use. */
  archive: 'Archive',
  /** What becomes of an input that is archived. */
  'archive.note_one':
    'Nobody is asked it any more. Categories that ask for it now: {{categories}}. Answers that stay: {{number}}.',
  /** What becomes of an input that is archived. */
  'archive.note_other':
    'Nobody is asked it any more. Categories that ask for it now: {{categories}}. Answers that stay: {{number}}.',
  /** In that list. */
  'archive.nothing': 'Nothing',
  /** Label: an input that takes over. */
  'archive.replacedBy': 'Asked in its place',
  /** Title of a dialog. */
  'archive.title': 'Archive this input?',
  /** Notice. */
  archived: 'The input was archived',
  /** Above an archived input. */
  'archived.note': 'This input is archived: sellers are not asked it any more. Answers to it stay.',
  /** Label for screen readers: of what the categories are. */
  'category.kind': 'Categories of',
  /** A search that finds no category. */
  'category.noMatch': 'No category has this name, in any language.',
  /** Where there is no category. */
  'category.none.message':
    'What sellers are asked is said for each category. Categories are added under "Categories".',
  /** Where there is no category. */
  'category.none.title': 'No categories yet',
  /** Where no category is open. */
  'category.nothing.message': 'Choose one to say what sellers are asked in it.',
  /** Where no category is open. */
  'category.nothing.title': 'No category is selected',
  /** Link: from what a category asks to the category in its tree. */
  'category.open': 'Open the category',
  /** How many inputs a category asks itself. */
  'category.own_one': '{{number}} input',
  /** How many inputs a category asks itself. */
  'category.own_other': '{{number}} inputs',
  /** Label of the search over the tree. */
  'category.search': 'Find a category',
  /** Title of the screen of what categories ask. */
  'category.title': 'Category Inputs',
  /** Names the tree. */
  'category.tree': 'Categories',
  /** Below the name of an input. */
  'detail.usage_one': '{{number}} answer; categories that ask for it: {{categories}}',
  /** Below the name of an input. */
  'detail.usage_other': '{{number}} answers; categories that ask for it: {{categories}}',
  /** Label: what an input is asked of. */
  'field.appliesTo': 'Asked of',
  /** Below what cannot be changed any more. */
  'field.fixed': 'It is in use: this stays as it is.',
  /** Label: what stands below the field. */
  'field.help': 'Help',
  /** Box. */
  'field.isFilterable': 'Shoppers can filter by it',
  /** Box. */
  'field.isVariantAxis': 'A product may have a variant for each answer',
  /** Label: the name for programs. */
  'field.key': 'Key',
  /** Below that label. */
  'field.key.note': 'Small letters, digits and underscores. It never changes once it is used.',
  /** Label: what sellers read beside the field. */
  'field.label': 'Label',
  /** Label. */
  'field.max': 'Most',
  /** Label: of a text. */
  'field.maxLength': 'Most characters',
  /** Label. */
  'field.min': 'Least',
  /** Label: of a text. */
  'field.minLength': 'Fewest characters',
  /** Label: the answers to choose from. */
  'field.options': 'Options',
  /** Label: a regular expression. */
  'field.pattern': 'Pattern',
  /** Below that label. */
  'field.pattern.note': 'A regular expression for the whole answer.',
  /** Label: what answers have to be. */
  'field.rules': 'Rules',
  /** Label: numbers are whole multiples of it. */
  'field.step': 'Step',
  /** Label: what kind of answer. */
  'field.type': 'Type',
  /** Label: what a number is counted in. */
  'field.unit': 'Unit',
  /** Button, and heading of what is written then. */
  'inputs.new': 'New input',
  /** Title of the screen of all inputs. */
  'inputs.title': 'Input settings',
  /** In a filter: no choice. */
  'list.all': 'All',
  /** Filter: archived inputs in place of the others. */
  'list.archived': 'Archived',
  /** Button: shows all again. */
  'list.clear': 'Show all',
  /** Where there is no input at all. */
  'list.empty.message': 'Sellers are asked nothing beyond name and price. Define the first input.',
  /** Where there is no input at all. */
  'list.empty.title': 'No inputs yet',
  /** Where no input matches. */
  'list.noMatch': 'No input matches',
  /** Where no input matches. */
  'list.noMatch.message': 'Search for other words, or change the filters.',
  /** Label of the search. */
  'list.search': 'Search inputs',
  /** Mark of an input of which something is not translated. */
  'list.untranslated': 'Not translated',
  /** How many products and services have an answer. */
  'list.usage_one': '{{number}} answer',
  /** How many products and services have an answer. */
  'list.usage_other': '{{number}} answers',
  /** Where no input is open. */
  'nothing.message': 'Choose one from the list to see how sellers are asked it.',
  /** Where no input is open. */
  'nothing.title': 'No input is selected',
  /** Button. */
  'options.add': 'Add an option',
  /** Over the column of what is kept of an option. */
  'options.heads.value': 'Value',
  /** Box: an option can be chosen. */
  'options.isActive': 'Available',
  /** Names an option, for screen readers and in the summary of errors. */
  'options.label': 'Name {{number}}',
  /** Names the handle of an option, by its place. */
  'options.move': 'Move option {{number}}',
  /** Names the button that shows the other languages and the value of an option, by its place. */
  'options.more': 'More about option {{number}}',
  /** Below the label of the options. */
  'options.note':
    'Enter goes to the next option and adds one after the last. Drag an option by its handle, or press Space there and move it with the arrow keys.',
  /** Button, by its place. */
  'options.remove': 'Remove option {{number}}',
  /** Label: what is kept of an option. */
  'options.value': 'Value {{number}}',
  /** A state of a field. */
  'preview.disabled': 'Disabled',
  /** A state of a field. */
  'preview.empty': 'Empty',
  /** A state of a field. */
  'preview.error': 'Wrong',
  /** A state of a field. */
  'preview.filled': 'Filled in',
  /** A state of a field: laid out the other way than the language above it. */
  'preview.other': 'In the other direction',
  /** Label: which option takes the place of another. */
  'replace.label_one': 'In place of {{option}} ({{number}} answer)',
  /** Label: which option takes the place of another. */
  'replace.label_other': 'In place of {{option}} ({{number}} answers)',
  /** Above what asks for replacements. */
  'replace.note':
    'Options that sellers have chosen were taken away. Say what stands in their place.',
  /** Button: takes an archived input into use again. */
  restore: 'Use again',
  /** Notice, before the reason. */
  'restore.failed': 'The input is still archived',
  /** Notice. */
  restored: 'The input is in use again',
  /** Notice: an input was saved. */
  saved: 'The input was saved',
  /** What an input is asked of. */
  'subject.afya': 'Afya products',
  /** What an input is asked of. */
  'subject.listing': 'Listings',
  /** What an input is asked of. */
  'subject.product': 'Products',
  /** What an input is asked of. */
  'subject.service': 'Services',
} as const
