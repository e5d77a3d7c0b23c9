declare module '@console/core/i18n' {
  interface MessageCatalogue {
    mail: typeof en
  }
}

/** English messages of the mail, the source of the translations. */
export const en = {
  /** Open message: heading of the attachments. */
  attachments: 'Attachments',
  /** Open message: placeholder for a missing file name, or one that can’t be shown. */
  'attachments.nameless': 'Unnamed file',
  /** Open message: warning under a program, script or page, recognised by its name. */
  'attachments.runs':
    'This file can run code on your computer. Open it only if you expected it from this sender.',
  /** Open message: under a file with an address that is neither a web address nor the file itself, so it can’t be downloaded. */
  'attachments.unopened': 'For your safety, this file can’t be opened from here.',
  /** Open message of one’s own: recipients of a blind copy. {{people}}: names. */
  bcc: 'Bcc {{people}}',
  /** Open message: recipients of a copy. {{people}}: names. */
  cc: 'Cc {{people}}',
  /** Address fields, while the contacts load. */
  'compose.addressing': 'Loading contacts',
  /** Label: recipients of a blind copy. */
  'compose.bcc': 'Bcc',
  /** Hint under the Bcc field. */
  'compose.bcc.help': 'Other recipients won’t see these addresses.',
  /** Label: recipients of a copy. */
  'compose.cc': 'Cc',
  /** Compose dialog: closes it and saves the text as a draft. */
  'compose.close': 'Save draft and close',
  /** Button: shows the Cc and Bcc fields. */
  'compose.copies': 'Cc, Bcc',
  /** Button of the notice about a saved draft: deletes the draft. */
  'compose.discard': 'Discard',
  /** Title of the compose dialog for a draft. */
  'compose.draft': 'Edit draft',
  /** Title of the compose dialog for a forwarded message. */
  'compose.forward': 'Forward',
  /** Compose dialog: sender. {{sender}}: name and address. */
  'compose.from': 'From {{sender}}',
  /** Open draft: button that opens it in the compose dialog. */
  'compose.goOn': 'Edit draft',
  /** Notice: compose dialog closed without sending. */
  'compose.kept': 'Saved in Drafts',
  /** Label: text of a message. */
  'compose.message': 'Message',
  /** Title of the compose dialog for a new message. */
  'compose.new': 'New message',
  /** Button beside the title: opens the compose dialog. */
  'compose.open': 'Compose',
  /** Title of the compose dialog for a reply. */
  'compose.reply': 'Reply',
  /** Title of the compose dialog for a reply to all. */
  'compose.replyAll': 'Reply to all',
  /** Button: sends the message. */
  'compose.send': 'Send',
  /** Notice: message sent. */
  'compose.sent': 'Message sent',
  /** Label: subject of a message. */
  'compose.subject': 'Subject',
  /** Label: recipients of a message. */
  'compose.to': 'To',
  /** Hint under the recipients. */
  'compose.to.help': 'Separate addresses with commas.',
  /** Error under the recipients. */
  'compose.to.invalid': 'One of these isn’t a valid email address.',
  /** Banner: no response from the server after sending. */
  'compose.unclear':
    'We couldn’t confirm that your message was sent. It’s safe to try again; it won’t be sent twice.',
  /** Above the list: number of messages. */
  count_one: '{{number}} message',
  /** Above the list: number of messages. */
  count_other: '{{number}} messages',
  /** Confirmation of a permanent deletion: consequence. */
  'delete.consequence': 'This can’t be undone.',
  /** Button: deletes messages permanently. */
  'delete.forEver': 'Delete permanently',
  /** Confirmation of a permanent deletion: button that keeps the messages. */
  'delete.keep': 'Cancel',
  /** Title of the confirmation of a permanent deletion. */
  'delete.question_one': 'Delete {{number}} message permanently?',
  /** Title of the confirmation of a permanent deletion. */
  'delete.question_other': 'Delete {{number}} messages permanently?',
  /** Button: moves messages to the trash. */
  'delete.trash': 'Delete',
  /** Empty folder, label or filter: message. */
  'empty.message': 'Messages you receive or move here appear here.',
  /** Empty folder, label or filter: title (specification 8, empty mailbox). */
  'empty.title': 'There are no messages!',
  /** Button of an open message. */
  forward: 'Forward',
  /** Keyboard shortcuts: opens the compose dialog. */
  'keys.compose': 'New message',
  /** Keyboard shortcuts: marks as read and opens the next message. */
  'keys.done': 'Mark as read and go to next',
  /** Keyboard shortcuts: forwards a message. */
  'keys.forward': 'Forward',
  /** Keyboard shortcuts: I. */
  'keys.important': 'Mark as important',
  /** Keyboard shortcuts: L. */
  'keys.label': 'Change labels',
  /** Keyboard shortcuts: V. */
  'keys.move': 'Move to a folder',
  /** Keyboard shortcuts: moves through the list. */
  'keys.next': 'Next, previous message',
  /** Keyboard shortcuts: opens a message. */
  'keys.open': 'Open',
  /** Keyboard shortcuts: moves a message to the trash; in the trash, deletes it permanently. */
  'keys.remove': 'Delete',
  /** Keyboard shortcuts: replies to a message. */
  'keys.reply': 'Reply',
  /** Keyboard shortcuts: replies to all. */
  'keys.replyAll': 'Reply to all',
  /** Keyboard shortcuts: moves the focus to the search field. */
  'keys.search': 'Search',
  /** Keyboard shortcuts: selects a message. */
  'keys.select': 'Select',
  /** Keyboard shortcuts: adds or removes a star. */
  'keys.star': 'Star',
  /** Keyboard shortcuts: Z. */
  'keys.undo': 'Undo',
  /** Keyboard shortcuts: U. */
  'keys.unread': 'Mark as unread',
  /** Button: opens the menu of labels. */
  label: 'Labels',
  /** Accessible name of the message list. {{title}}: a folder, label or filter. */
  'list.label': 'Messages in {{title}}',
  /** Toggle button, pressed for an important message. {{subject}}: its subject. */
  'mark.important': 'Important: {{subject}}',
  /** Button of an open message. */
  'mark.read': 'Mark as read',
  /** Toggle button, pressed for a starred message. {{subject}}: its subject. */
  'mark.star': 'Star: {{subject}}',
  /** Button of an open message. */
  'mark.unread': 'Mark as unread',
  /** Button: opens the menu of folders. */
  move: 'Move to',
  /** Notice: messages moved to another folder. */
  'move.done_one': '{{number}} message moved',
  /** Notice: messages moved to another folder. */
  'move.done_other': '{{number}} messages moved',
  /** Search without results: message. */
  'noMatch.message': 'Try fewer or different words.',
  /** Search without results: title. {{place}}: the searched folder, or all mail. */
  'noMatch.title': 'No messages match in {{place}}',
  /** Reading pane without a message: hint. */
  'none.message': 'Select a message to read it here.',
  /** Reading pane without a message: title. */
  'none.title': 'No message selected',
  /** Open message with blocked remote pictures: banner. */
  'pictures.held': 'Pictures are hidden so that the sender can’t tell you’ve read this.',
  /** Open message with blocked remote pictures: button that loads them. */
  'pictures.show': 'Show pictures',
  /** Open message: some remote pictures failed to load. {{hosts}}: their hosts. */
  'pictures.silent': 'Couldn’t load some pictures from {{hosts}}.',
  /** Line above the quoted message in a reply. {{name}}: its author. */
  quote: 'On {{date}}, {{name}} wrote:',
  /** Button of an open message. */
  reply: 'Reply',
  /** Button of an open message. */
  replyAll: 'Reply to all',
  /** Row: accessible name of the paper clip. */
  'row.attachments': 'Has attachments',
  /** Row: accessible name of the unread dot. */
  'row.unread': 'Unread',
  /** Search scope: all folders; also the title of such a list. */
  'search.all': 'All mail',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Button of a folder search without results: searches all folders. */
  'search.everywhere': 'Search all mail',
  /** Above the search results. {{what}}: the query, built from search.term.…. */
  'search.found_one': '{{number}} message: {{what}}',
  /** Above the search results. {{what}}: the query, built from search.term.…. */
  'search.found_other': '{{number}} messages: {{what}}',
  /** Button in the search field, and title of its popover: the search syntax. */
  'search.hint': 'Search tips',
  /** Label of the search field. */
  'search.label': 'Search messages',
  /** Accessible name of the search scope: the open folder, or all folders. */
  'search.scope': 'Search in',
  /** Search tips: meaning of has:attachment. */
  'search.sign.attachment': 'has attachments',
  /** Search tips: value of from:. */
  'search.sign.from': 'sender’s name or address',
  /** Search tips: meaning of is:important. */
  'search.sign.important': 'important',
  /** Search tips: value of label:. */
  'search.sign.label': 'name of a label',
  /** Search tips: meaning of words in quotes. */
  'search.sign.quotes': 'an exact phrase',
  /** Search tips: meaning of is:starred. */
  'search.sign.starred': 'starred',
  /** Search tips: value of subject:. */
  'search.sign.subject': 'a word in the subject',
  /** Search tips: value of to:. */
  'search.sign.to': 'recipient’s name or address',
  /** Search tips: meaning of is:unread. */
  'search.sign.unread': 'unread',
  /** Part of a query: text anywhere in a message. {{text}}: the typed text. @same */
  'search.term.all': '“{{text}}”',
  /** Part of a query: messages with attachments. */
  'search.term.attachment': 'with attachments',
  /** Part of a query: sender. {{text}}: the typed text. */
  'search.term.from': 'from “{{text}}”',
  /** Part of a query: important messages. */
  'search.term.important': 'important',
  /** Part of a query: messages with a label. {{text}}: the typed text. */
  'search.term.label': 'labelled “{{text}}”',
  /** Part of a query: starred messages. */
  'search.term.starred': 'starred',
  /** Part of a query: text in the subject. {{text}}: the typed text. */
  'search.term.subject': '“{{text}}” in the subject',
  /** Part of a query: recipient. {{text}}: the typed text. */
  'search.term.to': 'to “{{text}}”',
  /** Part of a query: unread messages. */
  'search.term.unread': 'unread',
  /** Search tips: note under the syntax. */
  'search.together':
    'Messages must match everything you type. Press ↓ or Enter to go to the results.',
  /** Selection menu: a group of messages. */
  'select.important': 'Important',
  /** Selection menu: a group of messages. */
  'select.read': 'Read',
  /** Selection menu: a group of messages. */
  'select.starred': 'Starred',
  /** Selection menu: a group of messages. */
  'select.unimportant': 'Not important',
  /** Selection menu: a group of messages. */
  'select.unread': 'Unread',
  /** Selection menu: a group of messages. */
  'select.unstarred': 'Not starred',
  /** Placeholder for a missing subject. */
  'subject.none': '(no subject)',
  /** Heading and document title. */
  title: 'Mail',
  /** Open message: recipients. {{people}}: names. */
  to: 'To {{people}}',
  /** Toggle button: marks the selected messages as important. */
  'tools.important': 'Important',
  /** Toggle button: stars the selected messages. */
  'tools.star': 'Star',
  /** Notice: messages moved to the trash. */
  'trash.done_one': '{{number}} message moved to the trash',
  /** Notice: messages moved to the trash. */
  'trash.done_other': '{{number}} messages moved to the trash',
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
  /** Sidebar: heading of the filters. */
  'ways.filters': 'Filters',
  /** Sidebar: heading of the labels; also the accessible name of a message’s labels. */
  'ways.labels': 'Labels',
  /** Accessible name of the sidebar, and the button that opens it. */
  'ways.title': 'Folders and labels',
  /** Notice: a change to messages failed and was reverted. */
  'write.failed': 'This couldn’t be saved, so it was undone',
} as const
