/** The words of the address book in English, their source. */
export const en = {
  /** Question before contacts are deleted for ever: what follows. */
  'bin.consequence': 'This cannot be taken back.',
  /** A contact of the bin that is open: what it is. */
  'bin.deleted': 'This contact was deleted. It can be brought back.',
  /** Button: deletes contacts of the bin for ever. */
  'bin.forEver': 'Delete for ever',
  /** The answer that keeps them. */
  'bin.keep': 'Keep',
  /** Said where no contact was deleted. */
  'bin.message': 'Whom you delete stays here until you delete them for ever.',
  /** Title where no contact was deleted. */
  'bin.none': 'The bin is empty',
  /** Question before contacts are deleted for ever. */
  'bin.question_one': 'Delete {{number}} contact for ever?',
  /** Question before contacts are deleted for ever. */
  'bin.question_other': 'Delete {{number}} contacts for ever?',
  /** Button: takes contacts out of the bin. */
  'bin.restore': 'Bring back',
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
  /** Groups dialog: the button that adds a group. */
  'groups.add': 'Add group',
  /** The button that opens the dialog of all groups, and its title. */
  'groups.edit': 'Edit groups',
  /** Notice: who is in a group was not changed, before the reason. */
  'groups.failed': 'The group was not changed',
  /** Groups dialog: label of the field of a name. {{number}}: which one. */
  'groups.name': 'Group {{number}}',
  /** Groups dialog: the button that takes a group away. {{number}}: which one. */
  'groups.remove': 'Remove group {{number}}',
  /** Groups dialog: the button that saves all groups. */
  'groups.save': 'Save groups',
  /** Groups dialog: error of a name that another group has. */
  'groups.twice': 'Another group has this name.',
  /** Import: the button that adds what was read. */
  'import.add_one': 'Add {{number}} contact',
  /** Import: the button that adds what was read. */
  'import.add_other': 'Add {{number}} contacts',
  /** Import: below that they could not be added, where the server says nothing. */
  'import.again': 'Everything is as it was. Try again.',
  /** Import: behind how many people are in the file; how many of them are not ticked because they are known. */
  'import.already_one': '{{number}} of them you have already; tick to add once more.',
  /** Import: behind how many people are in the file; how many of them are not ticked because they are known. */
  'import.already_other': '{{number}} of them you have already; tick to add them once more.',
  /** Import: what is left out of somebody because a contact keeps one only. {{label}}: what it is, {{text}}: it. */
  'import.another': '{{label}}: {{text}} (only one is kept)',
  /** Button of the dialog that adds contacts from files: adds none. */
  'import.cancel': 'Cancel',
  /** Import: the button that chooses the file. */
  'import.choose': 'Choose a vCard file',
  /** Import: the same button once a file is chosen. */
  'import.chooseOther': 'Choose another file',
  /** Import: the notice once they are added. */
  'import.done_one': '{{number}} contact was added',
  /** Import: the notice once they are added. */
  'import.done_other': '{{number}} contacts were added',
  /** Import: beside the button; the file can be dropped there. */
  'import.drop': 'or drop it here: a .vcf file, as telephones and mail programs save it',
  /** Import: the box that ticks all people of the file. */
  'import.everybody': 'Everybody',
  /** Import: something that is left out of somebody. {{label}}: what it is, {{text}}: it. @same */
  'import.fact': '{{label}}: {{text}}',
  /** Import: where they could not be added. */
  'import.failed': 'Nobody was added',
  /** Import: what came of the file. */
  'import.found_one': '{{number}} person is in this file.',
  /** Import: what came of the file. */
  'import.found_other': '{{number}} people are in this file.',
  /** Import: below somebody who is in the address book. */
  'import.known': 'Already in your contacts',
  /** Import: above what of somebody is not kept. */
  'import.leftOut': 'Will not be kept:',
  /** Import: before what is wrong with a line. {{number}}: the line. */
  'import.line': 'Line {{number}}',
  /** Import: what came of a file that has nobody in it. */
  'import.nobody':
    'Nobody was found in this file. A vCard file ends in .vcf; telephones and mail programs make one where their contacts are exported or shared.',
  /** Import: the button while they are added. */
  'import.pending': 'Adding',
  /** Import: name of the list of those who are in the file. */
  'import.people': 'People in the file',
  /** Import: what is wrong with a line. {{text}}: its beginning. */
  'import.problem.noCard': 'belongs to nobody: {{text}}',
  /** Import: what is wrong with an entry that begins in the line. */
  'import.problem.noName': 'somebody without any name; left out',
  /** Import: what is wrong with an entry that begins in the line. */
  'import.problem.unended': 'somebody whose end is missing, as if the file were cut off; left out',
  /** Import: what is wrong with an entry. {{text}}: the version of vCard that it is written in. */
  'import.problem.version':
    'somebody written in version {{text}} of vCard, which cannot be read here; left out',
  /** Import: heading of what in the file made nobody. */
  'import.problems': 'What could not be read',
  /** Import: title of its dialog, and the button that opens it. */
  'import.title': 'Add from vCard',
  /** Import: below somebody who stands further up in the file, too. */
  'import.twice': 'Further up in this file, too',
  /** Import: where nobody knows whether they were added. */
  'import.unclear':
    'We do not know whether they were added. Adding them again adds them only once.',
  /** A file that is neither UTF-8 nor says its encoding: nothing of it is read. */
  'import.undecodable':
    'It is not known how this file is written, so its letters could come out wrong. Save it as UTF-8 and choose it again.',
  /** Import: what is left out of somebody because it cannot be right. {{label}}: what it is, {{text}}: it. */
  'import.unfit': '{{label}}: {{text}} (cannot be right, or is too long)',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.department': 'Department',
  /** Import: what somebody’s contact has no place for: Dr., Jr. */
  'import.unkept.honorific': 'Title of the name',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.messenger': 'Messenger or social network',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.occasion': 'Anniversary',
  /** Import: what somebody’s contact has no place for, whatever it is. */
  'import.unkept.other': 'Something else',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.picture': 'Picture',
  /** Import: what somebody’s contact has no place for: a spouse, an assistant. */
  'import.unkept.relation': 'Somebody close to them',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.role': 'Role',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.tags': 'Categories',
  /** Import: what somebody’s contact has no place for. */
  'import.unkept.website': 'Website',
  /** Import: the browser cannot read the file. */
  'import.unreadable': 'This file cannot be read, or is larger than 5 MB.',
  /** Sheet of keys: what E does. */
  'keys.edit': 'Edit',
  /** Sheet of keys: what M does. */
  'keys.merge': 'Merge two that are selected',
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
  /** The list of contacts that were deleted. */
  'lists.bin': 'Bin',
  /** List of those who are written to often. */
  'lists.frequent': 'Frequent contacts',
  /** Above the user’s groups. */
  'lists.groups': 'Groups',
  /** List of those who are starred. */
  'lists.starred': 'Starred contacts',
  /** Where the sidebar stands in a drawer: its title, and the button that opens it. */
  'lists.title': 'Lists',
  /** The cross of the dialog in which two contacts are merged. */
  'merge.cancel': 'Cancel',
  /** The button that merges two contacts. */
  'merge.do': 'Merge',
  /** Notice: two contacts were merged; the name of the one follows. */
  'merge.done': 'Merged into one contact',
  /** Notice: two contacts were not merged, before the reason. */
  'merge.failed': 'The contacts were not merged',
  /** Merging two contacts: what becomes of them. {{name}}: who goes. */
  'merge.message':
    'What only one of them says is kept, and so are the notes of both. {{name}} goes into the bin, where the rest can be read.',
  /** Notice: a merging was not taken back, before the reason. */
  'merge.notParted': 'The merging was not taken back',
  /** The button that begins to merge two contacts that are selected, and the title of its dialog. */
  'merge.title': 'Merge contacts',
  /** List: what to do where the search finds nobody. */
  'noMatch.message': 'Try fewer words, or another list.',
  /** List: title where the search finds nobody. */
  'noMatch.title': 'Nobody matches',
  /** Beside the list: what to do while nobody is chosen. */
  'nothingOpen.message': 'Choose somebody to see what is known of them.',
  /** Beside the list: title while nobody is chosen. */
  'nothingOpen.title': 'Nobody is selected',
  /** Notice, where taking back a deletion failed, before the reason. */
  'restore.failed': 'The contacts were not brought back',
  /** Notice: contacts were brought back from the bin. */
  restored_one: '{{number}} contact was brought back',
  /** Notice: contacts were brought back from the bin. */
  restored_other: '{{number}} contacts were brought back',
  /** Search field. */
  search: 'Search contacts',
  /** The button that empties the search. */
  'search.clear': 'Clear search',
  /** The button that stars those that are ticked. */
  'select.star': 'Star',
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
