/**
 * On a slow line people press a button before the page's scripts are there. The browser would then send the form itself, a password in
 * the address. This script runs before all others: it holds such a sending back until React has taken the form over (it marks its nodes
 * by a property). What was typed meanwhile is kept by `keepEarlyTyping`.
 */
export const HOLD_EARLY_SENDING = `(function(){
var sent=null,timer=null;
function live(form){return Object.keys(form).some(function(key){return key.indexOf('__reactProps$')===0})}
function look(){
if(sent&&sent.isConnected&&!live(sent))return;
clearInterval(timer);timer=null;
var form=sent;sent=null;
if(form&&form.isConnected)setTimeout(function(){form.requestSubmit()},300)}
document.addEventListener('submit',function(event){var form=event.target;
if(form.hasAttribute('action')||live(form))return;
event.preventDefault();event.stopPropagation();sent=form;timer=timer||setInterval(look,50)},true)
})()`;
