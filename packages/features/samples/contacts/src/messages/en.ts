declare module '@console/core/i18n' {
  interface MessageCatalogue {
    contacts: typeof en
  }
}

/** English messages of the address book, the source of the translations. */
export const en = {
  /** Confirmation of a permanent deletion: consequence. */
  'bin.consequence': 'This can’t be undone.',
  /** Banner of an open contact in the bin. */
  'bin.deleted': 'This contact was deleted. You can restore it.',
  /** Button: deletes contacts in the bin permanently. */
  'bin.forEver': 'Delete permanently',
  /** Confirmation of a permanent deletion: button that keeps the contacts. */
  'bin.keep': 'Cancel',
  /** Empty bin: message. */
  'bin.message': 'Deleted contacts stay here until you delete them permanently.',
  /** Empty bin: title. */
  'bin.none': 'The bin is empty',
  /** Title of the confirmation of a permanent deletion. */
  'bin.question_one': 'Delete {{number}} contact permanently?',
  /** Title of the confirmation of a permanent deletion. */
  'bin.question_other': 'Delete {{number}} contacts permanently?',
  /** Button: restores contacts from the bin. */
  'bin.restore': 'Restore',
  /** Contact: label of the postal address. */
  'contact.address': 'Address',
  /** Contact: label of the birthday. */
  'contact.birthday': 'Birthday',
  /** Contact: label of the company. */
  'contact.company': 'Company',
  /** Contact: button that deletes it. */
  'contact.delete': 'Delete',
  /** Contact: button that opens its form. */
  'contact.edit': 'Edit',
  /** Contact: label of the email address. */
  'contact.email': 'Email',
  /** Contact: button that downloads it as a vCard file. */
  'contact.export': 'Export as vCard',
  /** Contact: label of its groups. */
  'contact.groups': 'Groups',
  /** Contact: label of the job title. */
  'contact.jobTitle': 'Job title',
  /** Contact: label of the family name. */
  'contact.lastName': 'Last name',
  /** Contact: label of the given name, the only required field. */
  'contact.name': 'First name',
  /** Contact: label of the nickname. */
  'contact.nickname': 'Nickname',
  /** Contact: label of the notes. */
  'contact.notes': 'Notes',
  /** Contact: label of the phone number. */
  'contact.phone': 'Phone',
  /** Contact: accessible name of the star, a toggle button. {{name}}: the contact. */
  'contact.star': 'Star {{name}}',
  /** Notice: deleting contacts failed. */
  'delete.failed': 'Couldn’t delete the contacts',
  /** Notice with an undo button: contacts deleted. */
  deleted_one: '{{number}} contact deleted',
  /** Notice with an undo button: contacts deleted. */
  deleted_other: '{{number}} contacts deleted',
  /** Empty list: message. */
  'empty.message': 'Add a contact or import a vCard.',
  /** Empty list: title. */
  'empty.title': 'No contacts yet',
  /** Form: error of an impossible birthday. */
  'form.birthday': 'Enter a past date from 1900 onwards.',
  /** Form: title for an existing contact. */
  'form.edit': 'Edit contact',
  /** Form: error of an invalid email address. */
  'form.email': 'Enter an address such as name@example.com.',
  /** Form: title for a new contact, and button that opens it. */
  'form.new': 'New contact',
  /** Form: error of an invalid phone number. */
  'form.phone': 'Use digits, with + before the country code.',
  /** Form: button that saves the contact. */
  'form.save': 'Save contact',
  /** Groups dialog: button that adds a group. */
  'groups.add': 'Add group',
  /** Button that opens the groups dialog, and its title. */
  'groups.edit': 'Edit groups',
  /** Notice: changing the members of a group failed. */
  'groups.failed': 'Couldn’t update the group',
  /** Groups dialog: label of a name. {{number}}: position of the group. */
  'groups.name': 'Group {{number}}',
  /** Groups dialog: button that removes a group. {{number}}: position of the group. */
  'groups.remove': 'Remove group {{number}}',
  /** Groups dialog: button that saves all groups. */
  'groups.save': 'Save groups',
  /** Groups dialog: error of a duplicate name. */
  'groups.twice': 'Another group has this name.',
  /** Import dialog: button that imports the selected contacts. */
  'import.add_one': 'Import {{number}} contact',
  /** Import dialog: button that imports the selected contacts. */
  'import.add_other': 'Import {{number}} contacts',
  /** Import dialog: message of a failed import without a reason from the server. */
  'import.again': 'Your contacts haven’t changed. Try again.',
  /** Import dialog, after the number of contacts in the file: existing contacts, which aren’t selected. */
  'import.already_one': 'You already have {{number}} of them. Select it to import it again.',
  /** Import dialog, after the number of contacts in the file: existing contacts, which aren’t selected. */
  'import.already_other': 'You already have {{number}} of them. Select them to import them again.',
  /** Import dialog: skipped value, because a contact has only one of its kind. {{label}}: field name, {{text}}: value. */
  'import.another': '{{label}}: {{text}} (only one is saved)',
  /** Import dialog: button that closes it. */
  'import.cancel': 'Cancel',
  /** Import dialog: button that opens the file picker. */
  'import.choose': 'Choose a vCard file',
  /** Import dialog: button that opens the file picker again. */
  'import.chooseOther': 'Choose another file',
  /** Notice: contacts imported. */
  'import.done_one': '{{number}} contact imported',
  /** Notice: contacts imported. */
  'import.done_other': '{{number}} contacts imported',
  /** Import dialog: hint beside the button; the file can be dropped there. */
  'import.drop': 'or drop it here: a .vcf file, exported from a phone or mail app',
  /** Import dialog: checkbox that selects all contacts in the file. */
  'import.everybody': 'Select all',
  /** Import dialog: skipped value. {{label}}: field name, {{text}}: value. @same */
  'import.fact': '{{label}}: {{text}}',
  /** Import dialog: title of a failed import. */
  'import.failed': 'Couldn’t import the contacts',
  /** Import dialog: number of contacts in the file. */
  'import.found_one': 'This file contains {{number}} contact.',
  /** Import dialog: number of contacts in the file. */
  'import.found_other': 'This file contains {{number}} contacts.',
  /** Import dialog: under an existing contact. */
  'import.known': 'Already in your contacts',
  /** Import dialog: heading of the skipped values of a contact. */
  'import.leftOut': 'Won’t be imported:',
  /** Import dialog: before a problem. {{number}}: line number. */
  'import.line': 'Line {{number}}',
  /** Import dialog: file without contacts. */
  'import.nobody':
    'No contacts found in this file. vCard files end in .vcf; phones and mail apps create them when you export or share contacts.',
  /** Import dialog: button while the import runs. */
  'import.pending': 'Importing…',
  /** Import dialog: accessible name of the list of contacts. */
  'import.people': 'Contacts in the file',
  /** Import dialog: problem of a line. {{text}}: its beginning. */
  'import.problem.noCard': 'not part of a contact: {{text}}',
  /** Import dialog: problem of a contact that starts at the line. */
  'import.problem.noName': 'contact without a name; skipped',
  /** Import dialog: problem of a contact that starts at the line. */
  'import.problem.unended': 'incomplete contact, as if the file were cut off; skipped',
  /** Import dialog: problem of a contact. {{text}}: its vCard version. */
  'import.problem.version': 'contact in vCard version {{text}}, which isn’t supported; skipped',
  /** Import dialog: heading of the problems. */
  'import.problems': 'Problems in this file',
  /** Title of the import dialog, and button that opens it. */
  'import.title': 'Import from vCard',
  /** Import dialog: under a contact that appears earlier in the file, too. */
  'import.twice': 'Duplicate of an earlier contact',
  /** Import dialog: no response from the server after the import. */
  'import.unclear':
    'We couldn’t confirm the import. It’s safe to try again; no contact will be imported twice.',
  /** Import dialog: file in an unknown text encoding; nothing is read. */
  'import.undecodable':
    'We couldn’t recognise this file’s text encoding. Save it as UTF-8 and choose it again.',
  /** Import dialog: skipped invalid value. {{label}}: field name, {{text}}: value. */
  'import.unfit': '{{label}}: {{text}} (invalid, or too long)',
  /** Import dialog: file too large or unreadable. */
  'import.unreadable': 'This file can’t be read, or is larger than 5 MB.',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.department': 'Department',
  /** Import dialog: name of a field that contacts don’t have, such as Dr. or Jr. */
  'import.unsaved.honorific': 'Name prefix or suffix',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.messenger': 'Messenger or social network',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.occasion': 'Anniversary',
  /** Import dialog: name of any other field that contacts don’t have. */
  'import.unsaved.other': 'Other',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.picture': 'Picture',
  /** Import dialog: name of a field that contacts don’t have, such as a spouse or an assistant. */
  'import.unsaved.relation': 'Related person',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.role': 'Role',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.tags': 'Categories',
  /** Import dialog: name of a field that contacts don’t have. */
  'import.unsaved.website': 'Website',
  /** Keyboard shortcuts: E. */
  'keys.edit': 'Edit',
  /** Keyboard shortcuts: M. */
  'keys.merge': 'Merge the two selected contacts',
  /** Keyboard shortcuts: C. */
  'keys.new': 'New contact',
  /** Keyboard shortcuts: J and K. */
  'keys.next': 'Next, previous contact',
  /** Keyboard shortcuts: O and Enter. */
  'keys.open': 'Open',
  /** Keyboard shortcuts: #. */
  'keys.remove': 'Delete',
  /** Keyboard shortcuts: /. */
  'keys.search': 'Search',
  /** Keyboard shortcuts: X. */
  'keys.select': 'Select',
  /** Keyboard shortcuts: S. */
  'keys.star': 'Star',
  /** Keyboard shortcuts: Z. */
  'keys.undo': 'Undo',
  /** List: all contacts. */
  'lists.all': 'All contacts',
  /** List: deleted contacts. */
  'lists.bin': 'Bin',
  /** List: contacts one often writes to. */
  'lists.frequent': 'Frequent contacts',
  /** Sidebar: heading of the groups. */
  'lists.groups': 'Groups',
  /** List: starred contacts. */
  'lists.starred': 'Starred contacts',
  /** Title of the sidebar as a drawer, and button that opens it. */
  'lists.title': 'Lists',
  /** Merge dialog: button that closes it. */
  'merge.cancel': 'Cancel',
  /** Merge dialog: button that merges the contacts. */
  'merge.do': 'Merge',
  /** Notice: contacts merged; the name of the merged contact follows. */
  'merge.done': 'Merged into one contact',
  /** Notice: merging contacts failed; the reason follows. */
  'merge.failed': 'Couldn’t merge the contacts',
  /** Merge dialog: consequence. {{name}}: the contact that moves to the bin. */
  'merge.message':
    'Details that only one contact has are kept, and so are both notes. {{name}} moves to the bin, where you can still see the rest.',
  /** Notice: undoing a merge failed; the reason follows. */
  'merge.notParted': 'Couldn’t undo the merge',
  /** Button that opens the merge dialog for two selected contacts, and its title. */
  'merge.title': 'Merge contacts',
  /** Search without results: hint. */
  'noMatch.message': 'Try fewer words or another list.',
  /** Search without results: title. */
  'noMatch.title': 'No contacts match your search',
  /** Detail pane without a contact: hint. */
  'nothingOpen.message': 'Select a contact to see their details.',
  /** Detail pane without a contact: title. */
  'nothingOpen.title': 'No contact selected',
  /** Notice: undoing a deletion failed; the reason follows. */
  'restore.failed': 'Couldn’t restore the contacts',
  /** Notice: contacts restored from the bin. */
  restored_one: '{{number}} contact restored',
  /** Notice: contacts restored from the bin. */
  restored_other: '{{number}} contacts restored',
  /** Label of the search field. */
  search: 'Search contacts',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Button: stars the selected contacts. */
  'select.star': 'Star',
  /** Label of the sort order. */
  sort: 'Sort by',
  /** Sort order. */
  'sort.company': 'Company',
  /** Sort order. */
  'sort.lastName': 'Last name',
  /** Sort order. */
  'sort.name': 'First name',
  /** Toggle button: reverses the sort order. */
  'sort.reversed': 'Z to A',
  /** Notice: saving a star failed. */
  'star.failed': 'Couldn’t save the star',
  /** Heading and document title. */
  title: 'Contacts',
} as const
