import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
const [address, method='simulate', n='3'] = process.argv.slice(2);
const rows=[];
for (let i=0;i<+n;i++){
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new','--no-sandbox','--disable-gpu'] });
const r=(await lighthouse(address,{port:chrome.port,onlyCategories:['performance'],logLevel:'error',throttlingMethod:method})).lhr;
await chrome.kill();
const a=r.audits;
const m=a.metrics.details.items[0];
console.log(Math.round(100*r.categories.performance.score),'FCP',m.firstContentfulPaint,'LCP',m.largestContentfulPaint,'TBT',m.totalBlockingTime,'SI',m.speedIndex,'obsFCP',m.observedFirstContentfulPaint,'obsLCP',m.observedLargestContentfulPaint);
if(i==0){ for(const t of a['long-tasks'].details?.items??[]) console.log('  task',Math.round(t.startTime),Math.round(t.duration),t.url.replace(/.*\//,''));
for(const t of a['bootup-time'].details?.items??[]) console.log('  boot',Math.round(t.total),Math.round(t.scripting),Math.round(t.scriptParseCompile),t.url.replace(/.*\//,''));
console.log(JSON.stringify(a['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet ?? a['lcp-breakdown-insight']?.details?.items?.map(x=>x.node?.snippet??x.items?.map(y=>[y.subpart,y.duration]))));}
}
