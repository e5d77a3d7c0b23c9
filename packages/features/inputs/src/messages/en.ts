declare module '@console/core/i18n' {
  interface MessageCatalogue {
    inputs: typeof en
  }
}

/** English messages of inputs, the source of the translations. */
export const en = {
  /** Button, and link of an input: adds it to many categories. */
  apply: 'Add to categories',
  /** Button: back to the form. */
  'apply.another': 'Add another input',
  /** Label of the category tree. */
  'apply.categories': 'Categories',
  /** Link: back to the inputs of one category. */
  'apply.close': 'Close',
  /** Result: number of changed categories. */
  'apply.done_one': 'Input added to {{number}} category.',
  /** Result: number of changed categories. */
  'apply.done_other': 'Input added to {{number}} categories.',
  /** Label: input to add. */
  'apply.input': 'Input',
  /** Option of the heading list, and label of the new heading. */
  'apply.newGroup': 'New heading',
  /** Above the form. */
  'apply.note':
    'Selected categories and their subcategories will ask this. Existing inputs aren’t affected.',
  /** Heading of an outcome. */
  'apply.outcome.done': 'Added',
  /** Heading of an outcome: nothing to add. */
  'apply.outcome.inherited': 'Inherited from a parent category',
  /** Heading of an outcome: nothing to undo. */
  'apply.outcome.not_asked': 'Didn’t have this input',
  /** Heading of an outcome: nothing to add. */
  'apply.outcome.own': 'Already added',
  /** Heading of an outcome: someone else’s changes are kept. */
  'apply.outcome.stale': 'Changed by someone else',
  /** Heading of an outcome: not possible. */
  'apply.outcome.unfit': 'Conflicts with existing inputs',
  /** Heading of an outcome: not possible. */
  'apply.outcome.unfit_below': 'Conflicts with inputs of subcategories',
  /** Heading of an outcome. */
  'apply.outcome.unknown': 'Deleted',
  /** Heading of an outcome after undoing. */
  'apply.outcome.withdrawn': 'Removed',
  /** Mark of a category that already inherits the input. */
  'apply.standing.inherited': 'inherited',
  /** Mark of a category that already has the input. */
  'apply.standing.own': 'already added',
  /** Mark of a category at the input limit. */
  'apply.standing.unfit': 'too many inputs',
  /** Mark of a category with a subcategory at the input limit. */
  'apply.standing.unfit_below': 'too many inputs in a subcategory',
  /** Mark of a category below a selected one. */
  'apply.standing.will': 'will inherit it',
  /** Button: adds the input. */
  'apply.submit': 'Add input',
  /** Result of undoing. */
  'apply.takenBack_one': 'Input removed from {{number}} category.',
  /** Result of undoing. */
  'apply.takenBack_other': 'Input removed from {{number}} categories.',
  /** Heading of the form. */
  'apply.title': 'Add an input to categories',
  /** Hint below the label of the tree: affected products. */
  'apply.touched_one': 'Selected: {{categories}}. Affects {{number}} product.',
  /** Hint below the label of the tree: affected products. */
  'apply.touched_other': 'Selected: {{categories}}. Affects {{number}} products.',
  /** Button: removes the input from these categories again. */
  'apply.undo': 'Undo',
  /** Button: archives an input. */
  archive: 'Archive',
  /** Archive dialog: consequence. */
  'archive.note_one':
    'Sellers will no longer be asked this. Categories using it: {{categories}}. Existing answers kept: {{number}}.',
  /** Archive dialog: consequence. */
  'archive.note_other':
    'Sellers will no longer be asked this. Categories using it: {{categories}}. Existing answers kept: {{number}}.',
  /** Archive dialog: no replacement. */
  'archive.nothing': 'No replacement',
  /** Archive dialog, label: replacement input. */
  'archive.replacedBy': 'Replace with',
  /** Archive dialog: title. */
  'archive.title': 'Archive this input?',
  /** Notice: the input is archived. */
  archived: 'Input archived',
  /** Banner of an archived input. */
  'archived.note':
    'This input is archived. Sellers are no longer asked it, and existing answers are kept.',
  /** Name of the choice between category trees, for screen readers. */
  'category.kind': 'Category type',
  /** Search without a match. */
  'category.noMatch': 'No matches in any language.',
  /** Empty tree: text. */
  'category.none.message':
    'Inputs are set for each category. Add categories under “Categories” first.',
  /** Empty tree: title. */
  'category.none.title': 'No categories yet',
  /** Empty pane: text. */
  'category.nothing.message': 'Select a category to choose what sellers are asked.',
  /** Empty pane: title. */
  'category.nothing.title': 'No category selected',
  /** Link: opens the category in its tree. */
  'category.open': 'Open category',
  /** Number of a category’s own inputs. */
  'category.own_one': '{{number}} input',
  /** Number of a category’s own inputs. */
  'category.own_other': '{{number}} inputs',
  /** Label of the search over the tree. */
  'category.search': 'Search categories',
  /** Page title: inputs by category. */
  'category.title': 'Category Inputs',
  /** Name of the tree, for screen readers. */
  'category.tree': 'Categories',
  /** Below the name of an input. */
  'detail.usage_one': '{{number}} answer · categories using it: {{categories}}',
  /** Below the name of an input. */
  'detail.usage_other': '{{number}} answers · categories using it: {{categories}}',
  /** Label: record types with this input. */
  'field.appliesTo': 'Applies to',
  /** Hint below a locked field. */
  'field.fixed': 'Can’t be changed while in use.',
  /** Label: help text below the field. */
  'field.help': 'Help text',
  /** Checkbox. */
  'field.isFilterable': 'Shoppers can filter by it',
  /** Checkbox. */
  'field.isVariantAxis': 'Products can have a variant for each answer',
  /** Label: technical name. */
  'field.key': 'Key',
  /** Hint below that label. */
  'field.key.note':
    'Use lowercase letters, digits and underscores. You can’t change it once it’s in use.',
  /** Label: text beside the field in the seller’s form. */
  'field.label': 'Label',
  /** Label: maximum. */
  'field.max': 'Max',
  /** Label: maximum length of a text. */
  'field.maxLength': 'Max length',
  /** Label: minimum. */
  'field.min': 'Min',
  /** Label: minimum length of a text. */
  'field.minLength': 'Min length',
  /** Label: answers to choose from. */
  'field.options': 'Options',
  /** Label: regular expression. */
  'field.pattern': 'Pattern',
  /** Hint below that label. */
  'field.pattern.note': 'A regular expression that the whole answer must match.',
  /** Heading: validation rules. */
  'field.rules': 'Rules',
  /** Label: numbers must be a multiple of it. */
  'field.step': 'Step',
  /** Label: input type. */
  'field.type': 'Type',
  /** Label: unit of a number. */
  'field.unit': 'Unit',
  /** Button, and heading of a new input. */
  'inputs.new': 'New input',
  /** Page title: all inputs. */
  'inputs.title': 'Input settings',
  /** Filter: no choice. */
  'list.all': 'All',
  /** Filter: archived inputs only. */
  'list.archived': 'Archived',
  /** Button: clears the search and filters. */
  'list.clear': 'Show all',
  /** Empty list: text. */
  'list.empty.message': 'Sellers are asked only for name and price. Add your first input.',
  /** Empty list: title. */
  'list.empty.title': 'No inputs yet',
  /** No match: title. */
  'list.noMatch': 'No inputs match',
  /** No match: text. */
  'list.noMatch.message': 'Try a different search, or change the filters.',
  /** Label of the search. */
  'list.search': 'Search inputs',
  /** Mark of an input with a missing translation. */
  'list.untranslated': 'Not translated',
  /** Number of products and services with an answer. */
  'list.usage_one': '{{number}} answer',
  /** Number of products and services with an answer. */
  'list.usage_other': '{{number}} answers',
  /** Empty pane: text. */
  'nothing.message': 'Select an input to view or edit it.',
  /** Empty pane: title. */
  'nothing.title': 'No input selected',
  /** Button: adds an option. */
  'options.add': 'Add an option',
  /** Column of an option: stored value. */
  'options.heads.value': 'Value',
  /** Checkbox: sellers can choose the option. */
  'options.isActive': 'Available',
  /** Names name screen readers option, by its position. */
  'options.label': 'Name {{number}}',
  /** Button: shows the other languages and the value of an option, by its position. */
  'options.more': 'More about option {{number}}',
  /** Name of the drag handle of an option, by its position. */
  'options.move': 'Move option {{number}}',
  /** Hint below the label of the options. */
  'options.note':
    'Enter goes to the next option and adds one after the last. Drag an option by its handle, or press Space on the handle and use the arrow keys.',
  /** Button: removes an option, by its position. */
  'options.remove': 'Remove option {{number}}',
  /** Label: stored value of an option, by its position. */
  'options.value': 'Value {{number}}',
  /** State of a field. */
  'preview.disabled': 'Disabled',
  /** State of a field. */
  'preview.empty': 'Empty',
  /** State of a field. */
  'preview.error': 'Error',
  /** State of a field. */
  'preview.filled': 'Filled in',
  /** State of a field: opposite direction of the language above it. */
  'preview.other': 'Opposite direction',
  /** Label: replacement of a removed option. */
  'replace.label_one': 'Replace {{option}} ({{number}} answer) with',
  /** Label: replacement of a removed option. */
  'replace.label_other': 'Replace {{option}} ({{number}} answers) with',
  /** Above the replacements. */
  'replace.note': 'You removed options that sellers have used. Choose a replacement for each.',
  /** Button: restores an archived input. */
  restore: 'Restore',
  /** Notice, before the reason. */
  'restore.failed': 'Couldn’t restore the input',
  /** Notice: the input is restored. */
  restored: 'Input restored',
  /** Notice: the input is saved. */
  saved: 'Input saved',
  /** Record type with inputs. */
  'subject.afya': 'Afya products',
  /** Record type with inputs. */
  'subject.listing': 'Listings',
  /** Record type with inputs. */
  'subject.product': 'Products',
  /** Record type with inputs. */
  'subject.service': 'Services',
} as const
