/** The words of what a category asks, in English, their source. */
export const en = {
  /** Button: a file of the seller. */
  'answer.choose': 'Choose a file',
  /** Names what opens a choice of colours. */
  'answer.pick': 'Choose a colour',
  /** In that list: it waits for nothing. */
  'asked.always': 'Always',
  /** Button. */
  'asked.down': 'Move {{input}} down',
  /** Label: the answer that an input waits for. */
  'asked.equals': 'is answered with',
  /** Label: what stands in a field at first. */
  'asked.initial': 'Begins with',
  /** Box; and in a list what must be answered. */
  'asked.isRequired': 'Required',
  /** Button. */
  'asked.remove': 'Ask {{input}} no more',
  /** Button. */
  'asked.up': 'Move {{input}} up',
  /** Label: what an input waits for. */
  'asked.visibleWhen': 'Asked when',
  /** Below an inherited input. */
  'category.from': 'from {{category}}',
  /** The same, of one that must be answered. */
  'category.from.required': 'from {{category}}, required',
  /** Heading: what the category asks itself. */
  'category.groups': 'Asked here',
  /** Below that heading. */
  'category.groups.note': 'Groups of this category. The categories below it ask all of this, too.',
  /** Heading: inputs of the categories above. */
  'category.inherited': 'Inherited',
  /** Button: asks an inherited input otherwise. */
  'category.override': 'Override',
  /** The same for screen readers. */
  'category.override.of': 'Override {{input}}',
  /** Notice. */
  'category.saved': 'What the category asks was saved',
  /** Button. */
  copy: 'Copy from another category',
  /** Closes that dialog. */
  'copy.close': 'Close',
  /** Button. */
  'copy.confirm': 'Add these',
  /** Label: the other category. */
  'copy.from': 'Category',
  /** In that dialog. */
  'copy.note':
    'What the other category asks itself is added here. Nothing is saved before you save it.',
  /** Title of a dialog. */
  'copy.title': 'Copy from another category',
  /** Button. */
  'group.add': 'Add a group',
  /** Label: a further input in a group. */
  'group.addInput': 'Ask a further input',
  /** In that list while nothing is chosen. */
  'group.addInput.choose': 'Choose an input',
  /** Label: the heading of a group. */
  'group.label': 'Heading',
  /** Button: takes a group away with all in it. */
  'group.remove': 'Remove the group {{group}}',
  /** Of an input of a category above. */
  'origin.inherited': 'inherited',
  /** Of an inherited input that is asked otherwise here. */
  'origin.overridden': 'overridden here',
  /** Button: checks what is filled in. */
  'preview.check': 'Check the form',
  /** Where nothing is asked. */
  'preview.nothing': 'Nothing is asked',
  /** Where nothing is asked. */
  'preview.nothing.message':
    'As soon as an input is added, the form that a seller fills in stands here.',
  /** Where a form that was checked has no fault. */
  'preview.right': 'Everything is filled in as asked.',
  /** For who may not change inputs. */
  readOnly: 'You can read this. Changing it needs the role {{roles}}.',
  /** What is wrong with what a category asks. */
  'rule.condition_answer': 'What it waits for has no such answer.',
  /** What is wrong with what a category asks. */
  'rule.condition_cycle':
    'These wait for each other, so that none of them is ever asked: {{names}}',
  /** What is wrong with what a category asks. */
  'rule.condition_missing': 'What it waits for is not asked here.',
  /** What is wrong with what a category asks. */
  'rule.default_unfit': 'This is no answer to it.',
  /** What is wrong with an input. */
  'rule.few_options': 'There are at least two options that can be chosen.',
  /** What is wrong with what a category asks. */
  'rule.group_twice': 'Another group has this key.',
  /** What is wrong with what a category asks. */
  'rule.input_twice': 'This is asked already.',
  /** What is wrong with what a category asks. */
  'rule.input_unknown': 'There is no such input any more.',
  /** What is wrong with an input. */
  'rule.length_over': 'It has to be more than the fewest.',
  /** What is wrong with an input. */
  'rule.min_over_max': 'It has to be more than the least.',
  /** What is wrong with an input. */
  'rule.option_twice': 'Another option has this value.',
  /** What is wrong with what a category asks. */
  'rule.over_forty': 'At most {{names}} inputs can be asked, with those that are inherited.',
  /** What is wrong with an input. */
  'rule.pattern_broken': 'This is no regular expression.',
  /** What is wrong with an input. */
  'rule.pattern_slow':
    'Some answers would take this pattern seconds. Use fewer repetitions, and none within another.',
  /** What is wrong with an input. */
  'rule.replacement_needed': 'Choose what stands in its place.',
  /** What is wrong with an input. */
  'rule.unit_needed': 'Say what the number is counted in.',
  /** Button. */
  save: 'Save',
  /** A type of input. */
  'type.boolean': 'Yes or no',
  /** A type of input. */
  'type.colour': 'Colour',
  /** A type of input. */
  'type.date': 'Day',
  /** A type of input. */
  'type.file': 'File',
  /** A type of input. */
  'type.long_text': 'Text',
  /** A type of input. */
  'type.multi_select': 'Any of several',
  /** A type of input. */
  'type.number': 'Number',
  /** A type of input. */
  'type.select': 'One of several',
  /** A type of input. */
  'type.text': 'Line of text',
  /** A type of input. */
  'type.unit': 'Number with a unit',
} as const
