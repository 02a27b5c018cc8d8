/**
 * On a slow network people click a button before the page's scripts are loaded. The browser would then submit the form
 * itself, with the password in the URL, and any other click would be lost. This script runs before all others. It holds
 * back the last such click until React has hydrated the element, which it marks with a property, and then waits a
 * moment. `keepEarlyInput` keeps the typed text. Ctrl K counts as a click on the search of everything, and `/` goes to the
 * list's own search at once. A choice in a list of options without a name is made again: no form would keep it.
 */
export const HOLD_EARLY_PRESSES = `(function(){
var held=null,timer=null;
function live(node){return Object.keys(node).some(function(key){return key.indexOf('__reactProps$')===0})}
function hold(event,node){
event.preventDefault();event.stopPropagation();held=node;timer=timer||setInterval(look,50)}
function look(){
if(held&&held.isConnected&&!live(held))return;
clearInterval(timer);timer=null;
var node=held;held=null;
if(node)setTimeout(function(){if(node.isConnected)node.tagName==='FORM'?node.requestSubmit():press(node)},300)}
function press(button){
['pointerdown','mousedown','pointerup','mouseup','click'].forEach(function(type){
button.dispatchEvent(new MouseEvent(type,{bubbles:true,cancelable:true}))})}
document.addEventListener('submit',function(event){var form=event.target;
if(form.hasAttribute('action')||live(form))return;
hold(event,form)},true);
document.addEventListener('click',function(event){
var button=event.target instanceof Element&&event.target.closest('button');
if(!button||live(button)||button.form&&button.type==='submit')return;
hold(event,button)},true);
document.addEventListener('keydown',function(event){
var finder=document.querySelector('button[aria-keyshortcuts~="Control+K"]');
if(!finder||document.documentElement.hasAttribute('data-keys'))return;
if((event.ctrlKey||event.metaKey)&&event.key.toLowerCase()==='k')return hold(event,finder);
var search=document.querySelector('main input[type="search"]');
if(event.key!=='/'||!search||event.target.matches('input,textarea,select'))return;
event.preventDefault();search.focus()},true);
document.addEventListener('change',function(event){var field=event.target;
if(field.tagName!=='SELECT'||field.name||live(field))return;
var value=field.value,waiting=setInterval(function(){
if(field.isConnected&&!live(field))return;
clearInterval(waiting);
setTimeout(function(){if(!field.isConnected)return;
field.value=value;field.dispatchEvent(new Event('change',{bubbles:true}))},300)},50)},true)
})()`;
