/**
 * On a slow line people type and press before the page's scripts are there. The browser would then send the form itself, a password
 * in the address, and React would start with empty fields. This script runs before all others: it holds such a sending back, and
 * gives fields and sending to React once it has taken them over (it marks its nodes by a property).
 */
export const EARLY_TYPING = `(function(){
var typed=new Map(),sent=null,timer=null;
function live(node){return Object.keys(node).some(function(key){return key.indexOf('__reactProps$')===0})}
function box(field){return field.type==='checkbox'||field.type==='radio'}
function wait(){timer=timer||setInterval(look,50)}
function give(field,value){
if(box(field)){field.click();return}
Object.getOwnPropertyDescriptor(field.constructor.prototype,'value').set.call(field,value);
field.dispatchEvent(new Event(field.tagName==='SELECT'?'change':'input',{bubbles:true}))}
function look(){
typed.forEach(function(entry,field){
if(!field.isConnected){typed.delete(field);return}
if(!live(field))return;
if((box(field)?field.checked:field.value)===entry.value){entry.kept+=1;if(entry.kept>3)typed.delete(field)}
else{entry.kept=0;give(field,entry.value)}});
if(sent&&!sent.isConnected)sent=null;
if(sent&&live(sent)&&!typed.size){var form=sent;sent=null;form.requestSubmit()}
if(!typed.size&&!sent){clearInterval(timer);timer=null}}
document.addEventListener('input',function(event){var field=event.target;
if(!event.isTrusted||!field.form||live(field)&&!typed.has(field))return;
typed.set(field,{value:box(field)?field.checked:field.value,kept:0});wait()},true);
document.addEventListener('submit',function(event){var form=event.target;
if(form.hasAttribute('action')||live(form)&&!typed.size)return;
event.preventDefault();event.stopPropagation();sent=form;wait()},true)
})()`;
