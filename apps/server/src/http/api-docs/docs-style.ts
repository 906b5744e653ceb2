export const docsStyle = `
body{background:#fbf8f2}
.swagger-ui,.swagger-ui .info .title,.swagger-ui .opblock-tag{font-family:"Source Serif 4",Georgia,serif;color:#1d1b16}
.swagger-ui .info .title small{background:#5f5a4f}
.swagger-ui .info .title small pre,.swagger-ui .info .title small.version-stamp{color:#fff}
.swagger-ui .info .title small.version-stamp,.swagger-ui .opblock .opblock-summary-method{background:#0b5e5a!important}
.swagger-ui a,.swagger-ui .info a,.swagger-ui .info .base-url,.swagger-ui .url{color:#0b5e5a}
.swagger-ui .opblock .opblock-summary-method{color:#fff;text-shadow:none}
.swagger-ui .opblock.opblock-delete .opblock-summary-method{background:#a3231f!important}
.swagger-ui .parameter__name.required span,.swagger-ui .parameter__name.required::after{color:#a3231f}
.swagger-ui pre.microlight,.swagger-ui .highlight-code pre{overflow:visible!important;white-space:pre-wrap!important;color:#fff!important;background:#1d1b16!important}
`;
