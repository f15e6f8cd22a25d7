/**
 * Every service, configured with the variables that a maintainer would set. The browser tests answer requests to the
 * hosts. Only the assistant adds inline styles; the forms use a style sheet.
 */
export const everyService = {
  CELO_ASSISTANT_SCRIPT: 'https://assistant.example.com/widget.js',
  CELO_ASSISTANT_TOKEN: 'public-token',
  CELO_ASSISTANT_ATTRIBUTE: 'data-api-key',
  CELO_ASSISTANT_ELEMENT: 'assistant',
  CELO_ASSISTANT_ORIGINS:
    'connect https://api.assistant.example.com; frame https://chat.assistant.example.com; image https://images.assistant.example.com; style inline',
  CELO_ANALYTICS_ID: 'G-TEST123456',
  CELO_TAG_MANAGER_ID: 'GTM-TEST12',
  CELO_TAG_MANAGER_ORIGINS: 'script https://tags.example.com; image https://tags.example.com',
  CELO_FORMS_SCRIPT: 'https://forms.example.com/embed.js',
  CELO_FORMS_ORIGINS:
    'connect https://forms.example.com; frame https://frame.forms.example.com; style https://static.forms.example.com; font https://static.forms.example.com; image https://static.forms.example.com; form https://forms.example.com',
  CELO_SEARCH_APP_ID: 'TESTAPP123',
  CELO_SEARCH_API_KEY: '0'.repeat(32),
  CELO_SEARCH_INSIGHTS: 'on',
}
