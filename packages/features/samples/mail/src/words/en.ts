/** The words of the mail in English, their source. */
export const en = {
  /** An open mail: heading of what came with it. */
  attachments: 'Attachments',
  /** An open mail: stands for the name of a file that has none, or none that can be shown. */
  'attachments.nameless': 'A file without a name',
  /** An open mail: below a file that is a program, a script or a page, by its name. */
  'attachments.runs':
    'This file can act on your computer once it is opened. Open it only if you expected it from this sender.',
  /** An open mail: below a file that cannot be downloaded, because its address is neither of the web nor the file itself. */
  'attachments.unopened': 'Its address is of a kind that is not opened from here.',
  /** An open mail of one's own: who got a copy that the others do not know of. {{people}}: names. */
  bcc: 'Bcc {{people}}',
  /** An open mail: who got a copy. {{people}}: names. */
  cc: 'Cc {{people}}',
  /** The address book is on its way. */
  'compose.addressing': 'Looking for people',
  /** Label of the addresses that get a copy without the others knowing. */
  'compose.bcc': 'Bcc',
  /** Below the addresses that get a copy without the others knowing. */
  'compose.bcc.help': 'Nobody else sees who stands here.',
  /** Label of the addresses that get a copy. */
  'compose.cc': 'Cc',
  /** The dialog in which a mail is written: closes it; what was typed is kept. */
  'compose.close': 'Close and keep',
  /** The button that shows the fields for copies. */
  'compose.copies': 'Cc, Bcc',
  /** Button of the notice that a message that was not sent lies in Drafts: deletes it. */
  'compose.discard': 'Discard',
  /** Title of the dialog in which a draft is gone on with. */
  'compose.draft': 'Go on writing',
  /** Title of the dialog in which a mail is passed on. */
  'compose.forward': 'Forward',
  /** Above the fields of a mail that is written. {{sender}}: name and address. */
  'compose.from': 'From {{sender}}',
  /** A draft that is open: goes on writing it. */
  'compose.goOn': 'Go on writing',
  /** Notice once a message that is being written is closed. */
  'compose.kept': 'Not sent: it is in Drafts',
  /** Label of the text of a mail. */
  'compose.message': 'Message',
  /** Title of the dialog in which a new mail is written. */
  'compose.new': 'New message',
  /** Button beside the title: begins a new mail. */
  'compose.open': 'Compose',
  /** Title of the dialog in which a mail is answered. */
  'compose.reply': 'Reply',
  /** Title of the dialog in which a mail is answered to all. */
  'compose.replyAll': 'Reply to all',
  /** Button: sends a mail that is written. */
  'compose.send': 'Send',
  /** Said once a mail was sent. */
  'compose.sent': 'The message was sent',
  /** Label of the subject of a mail. */
  'compose.subject': 'Subject',
  /** Label of the addresses that a mail goes to. */
  'compose.to': 'To',
  /** Below the addresses that a mail goes to. */
  'compose.to.help': 'Several addresses with commas between them.',
  /** Error at the addresses that a mail goes to. */
  'compose.to.invalid': 'One of these is not an e-mail address.',
  /** Where nobody knows whether a mail was sent. */
  'compose.unclear': 'We do not know whether this was sent. Sending again sends it only once.',
  /** Above the mails: how many there are. */
  count_one: '{{number}} message',
  /** Above the mails: how many there are. */
  count_other: '{{number}} messages',
  /** Dialog that asks before mails are deleted for ever: what follows. */
  'delete.consequence': 'This cannot be taken back.',
  /** Button: deletes mails for ever. */
  'delete.forEver': 'Delete for ever',
  /** Dialog that asks before mails are deleted for ever: keeps them. */
  'delete.keep': 'Keep',
  /** Title of the dialog that asks before mails are deleted for ever. */
  'delete.question_one': 'Delete {{number}} message for ever?',
  /** Title of the dialog that asks before mails are deleted for ever. */
  'delete.question_other': 'Delete {{number}} messages for ever?',
  /** Button: moves mails into the trash. */
  'delete.trash': 'Delete',
  /** Said where a folder, label or filter has no mail. */
  'empty.message': 'What comes in, or is moved here, stands here.',
  /** Specification 8, empty mailbox: title where there is no mail. */
  'empty.title': 'There are no messages!',
  /** Button: passes an open mail on. */
  forward: 'Forward',
  /** Sheet of keys: begins a new mail. */
  'keys.compose': 'New message',
  /** Sheet of keys: marks as read, and goes to the next. */
  'keys.done': 'Mark as read, next',
  /** Sheet of keys: passes a mail on. */
  'keys.forward': 'Forward',
  /** Sheet of keys: what I does. */
  'keys.important': 'Important',
  /** Sheet of keys: what L does. */
  'keys.label': 'Labels',
  /** Sheet of keys: what V does. */
  'keys.move': 'Move to a folder',
  /** Sheet of keys: to the next, or the one before. */
  'keys.next': 'Next, previous message',
  /** Sheet of keys: opens a mail. */
  'keys.open': 'Open',
  /** Sheet of keys: moves into the trash; in the trash, deletes for ever. */
  'keys.remove': 'Delete',
  /** Sheet of keys: answers. */
  'keys.reply': 'Reply',
  /** Sheet of keys: answers to all. */
  'keys.replyAll': 'Reply to all',
  /** Sheet of keys: to the search. */
  'keys.search': 'Search',
  /** Sheet of keys: selects a mail. */
  'keys.select': 'Select',
  /** Sheet of keys: puts a star on a mail, or takes it off. */
  'keys.star': 'Star',
  /** Sheet of keys: what Z does. */
  'keys.undo': 'Take back',
  /** Sheet of keys: what U does. */
  'keys.unread': 'Mark as unread',
  /** Button: opens the menu of labels. */
  label: 'Labels',
  /** The list of mails, for who does not see it. {{title}}: a folder, label or filter. */
  'list.label': 'Messages in {{title}}',
  /** Button that is pressed for an important mail. {{subject}}: its subject. */
  'mark.important': 'Important: {{subject}}',
  /** Button of an open mail. */
  'mark.read': 'Mark as read',
  /** Button that is pressed for a mail with a star. {{subject}}: its subject. */
  'mark.star': 'Star: {{subject}}',
  /** Button of an open mail. */
  'mark.unread': 'Mark as unread',
  /** Button: opens the menu of folders. */
  move: 'Move to',
  /** Said once mails were moved into another folder. */
  'move.done_one': '{{number}} message was moved',
  /** Said once mails were moved into another folder. */
  'move.done_other': '{{number}} messages were moved',
  /** Said where the search finds no mail. */
  'noMatch.message': 'Try fewer words, or other ones.',
  /** Title where the search finds no mail. {{place}}: where it looked, a folder or all mail. */
  'noMatch.title': 'No message matches in {{place}}',
  /** Beside the list, while no mail is open. */
  'none.message': 'Choose a message to read it here.',
  /** Beside the list, while no mail is open: title. */
  'none.title': 'No message is selected',
  /** An open mail with pictures of other hosts: the note above it. */
  'pictures.held': 'Pictures are held back: whoever sent this would learn that you read it.',
  /** An open mail with pictures of other hosts: fetches them. */
  'pictures.show': 'Show pictures',
  /** An open mail with pictures that were asked for and did not come. {{hosts}}: where they would come from. */
  'pictures.silent': 'Some pictures could not be fetched from {{hosts}}.',
  /** In a mail that is written, above what it answers. {{name}}: who wrote that. */
  quote: 'On {{date}}, {{name}} wrote:',
  /** Button: answers an open mail. */
  reply: 'Reply',
  /** Button: answers an open mail to all. */
  replyAll: 'Reply to all',
  /** Row of a mail with attachments: name of the paper clip. */
  'row.attachments': 'Has attachments',
  /** Row of a mail that was not read, for who does not see its dot. */
  'row.unread': 'Unread',
  /** Where to search: all folders; also the name of the list then. */
  'search.all': 'All mail',
  /** Button that empties the search. */
  'search.clear': 'Clear search',
  /** Button where the search finds nothing in a folder: looks in all folders. */
  'search.everywhere': 'Search all mail',
  /** Above the mails that a search found. {{what}}: what was searched for, as search.said.… have it. */
  'search.found_one': '{{number}} message: {{what}}',
  /** Above the mails that a search found. {{what}}: what was searched for, as search.said.… have it. */
  'search.found_other': '{{number}} messages: {{what}}',
  /** Button in the search field, and title of what it opens: what can be typed there. */
  'search.hint': 'How to search',
  /** Label of the search above the mails. */
  'search.label': 'Search messages',
  /** What was searched for: a text anywhere in a mail. {{text}}: it. @same */
  'search.said.all': '“{{text}}”',
  /** What was searched for: mails with attachments. */
  'search.said.attachment': 'with attachments',
  /** What was searched for: who wrote. {{text}}: what was typed. */
  'search.said.from': 'from “{{text}}”',
  /** What was searched for: mails that are important. */
  'search.said.important': 'important',
  /** What was searched for: mails with a label. {{text}}: what was typed. */
  'search.said.label': 'labelled “{{text}}”',
  /** What was searched for: mails with a star. */
  'search.said.starred': 'with a star',
  /** What was searched for: a text in the subject. {{text}}: it. */
  'search.said.subject': '“{{text}}” in the subject',
  /** What was searched for: who got it. {{text}}: what was typed. */
  'search.said.to': 'to “{{text}}”',
  /** What was searched for: mails that were not read. */
  'search.said.unread': 'unread',
  /** Name of the choice where to search: in what is open, or in all folders. */
  'search.scope': 'Where to search',
  /** How to search: what has:attachment finds. */
  'search.sign.attachment': 'has attachments',
  /** How to search: what stands behind from: is. */
  'search.sign.from': 'name or address of who wrote it',
  /** How to search: what is:important finds. */
  'search.sign.important': 'is important',
  /** How to search: what stands behind label: is. */
  'search.sign.label': 'name of a label',
  /** How to search: what words in quotes are. */
  'search.sign.quotes': 'words that stand together',
  /** How to search: what is:starred finds. */
  'search.sign.starred': 'has a star',
  /** How to search: what stands behind subject: is. */
  'search.sign.subject': 'a word in the subject',
  /** How to search: what stands behind to: is. */
  'search.sign.to': 'name or address of who got it',
  /** How to search: what is:unread finds. */
  'search.sign.unread': 'was not read yet',
  /** How to search: below the signs. */
  'search.together':
    'A message has to match everything you type. ↓ or Enter goes to what was found.',
  /** A choice of which mails to select. */
  'select.important': 'Important',
  /** A choice of which mails to select. */
  'select.read': 'Read',
  /** A choice of which mails to select. */
  'select.starred': 'Starred',
  /** A choice of which mails to select. */
  'select.unimportant': 'Not important',
  /** A choice of which mails to select. */
  'select.unread': 'Unread',
  /** A choice of which mails to select. */
  'select.unstarred': 'Not starred',
  /** In place of the subject of a mail that has none. */
  'subject.none': '(no subject)',
  /** Heading and document title of the mail. */
  title: 'Mail',
  /** An open mail: whom it went to. {{people}}: names. */
  to: 'To {{people}}',
  /** Button: marks the messages that are selected as important, or not. */
  'tools.important': 'Important',
  /** Button: puts a star on the messages that are selected, or takes it off. */
  'tools.star': 'Star',
  /** Said once mails were moved into the trash. */
  'trash.done_one': '{{number}} message is in the trash',
  /** Said once mails were moved into the trash. */
  'trash.done_other': '{{number}} messages are in the trash',
  /** A folder. */
  'way.drafts': 'Drafts',
  /** A filter. */
  'way.important': 'Important',
  /** A folder. */
  'way.inbox': 'Inbox',
  /** A folder. */
  'way.sent': 'Sent',
  /** A folder. */
  'way.spam': 'Spam',
  /** A filter. */
  'way.starred': 'Starred',
  /** A folder. */
  'way.trash': 'Trash',
  /** Heading of the filters in the sidebar. */
  'ways.filters': 'Filters',
  /** Heading of the labels in the sidebar, and name of those of a mail. */
  'ways.labels': 'Labels',
  /** The folders, filters and labels: name of the sidebar, and the button that opens it. */
  'ways.title': 'Folders and labels',
  /** Title where a change of mails was not taken, and was put back. */
  'write.failed': 'This was not saved and was put back',
} as const
