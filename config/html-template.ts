/**
 * The shell of every page. Four things differ from Docusaurus' own template (@docusaurus/core 3.8.1
 * lib/ssg/ssgTemplate.html.js): the default theme stands on the element itself, so that a page without scripts is dark
 * too; machines are told at once where the text is; the application's scripts are listed rather than loaded, for `start` of src/inline/start-script.ts; and
 * the stylesheet is asked for before anything else.
 */
export const htmlTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="dark" data-theme-choice="dark">
  <head>
    <meta charset="UTF-8">
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <meta name="color-scheme" content="dark light">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <script type="application/json" id="scripts">[<%~ it.scripts.map((script) => JSON.stringify(it.baseUrl + script)).join() %>]</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <p hidden>For assistants: /llms.txt lists all pages; add .md to an address to get Markdown.</p>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`
