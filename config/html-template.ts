/**
 * Every page's shell. Four things differ from Docusaurus' own template (@docusaurus/core 3.8.1
 * lib/ssg/ssgTemplate.html.js): the default theme is on the element itself, so a page without scripts is dark too;
 * machines learn right away where the text is; the application's scripts are listed instead of loaded, because
 * src/inline/start.program.ts loads them; and the stylesheet is requested before anything else.
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
