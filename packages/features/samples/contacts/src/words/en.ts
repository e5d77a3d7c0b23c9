/** The words of the address book in English, their source. */
export const en = {
  /** Contact: label of the postal address. */
  'contact.address': 'Address',
  /** Contact: label of the day of birth. */
  'contact.birthday': 'Birthday',
  /** Contact: label of the company. */
  'contact.company': 'Company',
  /** Contact: the button that opens the question whether to delete it. */
  'contact.delete': 'Delete',
  /** Contact: the button that opens its form. */
  'contact.edit': 'Edit',
  /** Contact: label of the e-mail address. */
  'contact.email': 'E-mail',
  /** Contact: the button that saves it as a vCard file. */
  'contact.export': 'Save as vCard',
  /** Contact: label of the groups it is in. */
  'contact.groups': 'Groups',
  /** Contact: label of what the person works as. */
  'contact.jobTitle': 'Job title',
  /** Contact: label of the family name. */
  'contact.lastName': 'Last name',
  /** Contact: label of the given name, the only one that is needed. */
  'contact.name': 'First name',
  /** Contact: label of what friends say. */
  'contact.nickname': 'Nickname',
  /** Contact: label of whatever else is known. */
  'contact.notes': 'Notes',
  /** Contact: label of the telephone number. */
  'contact.phone': 'Telephone',
  /** Contact: name of the button with a star, which is pressed once it is starred. {{name}}: the contact. */
  'contact.star': 'Star {{name}}',
  /** Where contacts could not be deleted: title of the notice. */
  'delete.failed': 'Nothing was deleted',
  /** Notice once contacts are deleted; its button takes it back. */
  deleted_one: '{{number}} contact was deleted',
  /** Notice once contacts are deleted; its button takes it back. */
  deleted_other: '{{number}} contacts were deleted',
  /** List: what to do where it has nobody. */
  'empty.message': 'A new contact, or a vCard file, puts somebody here.',
  /** List: title where it has nobody (design: sample apps). */
  'empty.title': 'There are no contacts!',
  /** Form: below a birthday that cannot be. */
  'form.birthday': 'A day since 1900 that has been.',
  /** Form: title for a contact that is there. */
  'form.edit': 'Edit contact',
  /** Form: below an e-mail address that is none. */
  'form.email': 'An address such as name@example.com.',
  /** Form: title for a new contact, and the button that opens it. */
  'form.new': 'New contact',
  /** Form: below a telephone number that is none. */
  'form.phone': 'Digits, with + before a country’s code.',
  /** Form: the button that sends it. */
  'form.save': 'Save contact',
  /** Import: the button that adds what was read. */
  'import.add_one': 'Add {{number}} contact',
  /** Import: the button that adds what was read. */
  'import.add_other': 'Add {{number}} contacts',
  /** Import: below that they could not be added, where the server says nothing. */
  'import.again': 'Everything is as it was. Try again.',
  /** Button of the dialog that adds contacts from files: adds none. */
  'import.cancel': 'Cancel',
  /** Import: the notice once they are added. */
  'import.done_one': '{{number}} contact was added',
  /** Import: the notice once they are added. */
  'import.done_other': '{{number}} contacts were added',
  /** Import: where they could not be added. */
  'import.failed': 'Nobody was added',
  /** Import: label of the field that chooses the file. */
  'import.file': 'vCard file (.vcf)',
  /** Import: before what is wrong with a line. {{number}}: the line. */
  'import.line': 'Line {{number}}',
  /** Import: what came of the file, where there is nobody in it. */
  'import.nobody': 'There is nobody in this file.',
  /** Import: the button while they are added. */
  'import.pending': 'Adding',
  /** Import: what is wrong with a line. {{text}}: its beginning. */
  'import.problem.badValue': 'This value cannot be: {{text}}',
  /** A line whose value is encoded, as in vCard 2.1. {{text}}: the line. */
  'import.problem.encoded': 'This is written in a way that cannot be read: {{text}}',
  /** Import: what is wrong with a line. {{text}}: its beginning. */
  'import.problem.noCard': 'This belongs to no vCard: {{text}}',
  /** Import: what is wrong with a card. */
  'import.problem.noName': 'The vCard that begins here has no name and is left out.',
  /** Import: what is not kept. {{text}}: the property’s name. */
  'import.problem.notKept': 'Contacts keep no {{text}}, or one only.',
  /** Import: what is wrong with a line. {{text}}: its beginning. */
  'import.problem.notProperty': 'This is no property of a vCard: {{text}}',
  /** Import: what is wrong with a card. */
  'import.problem.unended': 'The vCard that begins here has no end and is left out.',
  /** Import: what is wrong with a card. {{text}}: its version. */
  'import.problem.version': 'Version {{text}} cannot be read; this vCard is left out.',
  /** Import: heading of what could not be read. */
  'import.problems': 'What could not be read',
  /** Import: title of its dialog, and the button that opens it. */
  'import.title': 'Add from vCard',
  /** Import: where nobody knows whether they were added. */
  'import.unclear':
    'We do not know whether they were added. Adding them again adds them only once.',
  /** A file that is neither UTF-8 nor says its encoding: nothing of it is read. */
  'import.undecodable':
    'It is not known how this file is written, so its letters could come out wrong. Save it as UTF-8 and choose it again.',
  /** Import: the browser cannot read the file. */
  'import.unreadable': 'This file cannot be read, or is larger than 5 MB.',
  /** Sheet of keys: what E does. */
  'keys.edit': 'Edit',
  /** Sheet of keys: what C does. */
  'keys.new': 'New contact',
  /** Sheet of keys: what J and K does. */
  'keys.next': 'Next, previous contact',
  /** Sheet of keys: what O and Enter does. */
  'keys.open': 'Open',
  /** Sheet of keys: what # does. */
  'keys.remove': 'Delete',
  /** Sheet of keys: what / does. */
  'keys.search': 'Search',
  /** Sheet of keys: what X does. */
  'keys.select': 'Select',
  /** Sheet of keys: what S does. */
  'keys.star': 'Star',
  /** Sheet of keys: what Z does. */
  'keys.undo': 'Take back',
  /** List of everybody. */
  'lists.all': 'All contacts',
  /** List of those who are written to often. */
  'lists.frequent': 'Frequent contacts',
  /** Above the user’s groups. */
  'lists.groups': 'Groups',
  /** List of those who are starred. */
  'lists.starred': 'Starred contacts',
  /** Where the sidebar stands in a drawer: its title, and the button that opens it. */
  'lists.title': 'Lists',
  /** List: what to do where the search finds nobody. */
  'noMatch.message': 'Try fewer words, or another list.',
  /** List: title where the search finds nobody. */
  'noMatch.title': 'Nobody matches',
  /** Beside the list: what to do while nobody is chosen. */
  'nothingOpen.message': 'Choose somebody to see what is known of them.',
  /** Beside the list: title while nobody is chosen. */
  'nothingOpen.title': 'Nobody is chosen',
  /** Notice, where taking back a deletion failed, before the reason. */
  'restore.failed': 'The contacts were not brought back',
  /** Search field. */
  search: 'Search contacts',
  /** The button that empties the search. */
  'search.clear': 'Clear search',
  /** The button that stars those that are ticked. */
  'select.star': 'Star',
  /** The button that takes their stars away. */
  'select.unstar': 'Remove star',
  /** Order of the list: label of the choice. */
  sort: 'Order by',
  /** Order of the list. */
  'sort.company': 'Company',
  /** Order of the list. */
  'sort.lastName': 'Last name',
  /** Order of the list. */
  'sort.name': 'First name',
  /** Name of the button that turns the order round; it is pressed then. */
  'sort.reversed': 'From Z to A',
  /** Where a star could not be set: title of the notice. */
  'star.failed': 'The star was not saved',
  /** Heading and document title. */
  title: 'Contacts',
} as const
